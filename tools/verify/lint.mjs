import { bin, run } from '../lib/run.mjs';

/** Runs format and lint checks; warnings and hints fail like errors. */
export async function lint() {
  const { code, output } = await run(
    bin('biome'),
    ['ci', '--colors=off', '--error-on-warnings', '.'],
    { quiet: true },
  );
  if (code !== 0 || /^Found /m.test(output)) throw new Error(output.trim());
}
