import { bin, run } from '../lib/run.mjs';

/** Format and lint. A warning or a hint fails like an error: what is worth saying is worth mending. */
export async function lint() {
  const { code, output } = await run(
    bin('biome'),
    ['ci', '--colors=off', '--error-on-warnings', '.'],
    { quiet: true },
  );
  if (code !== 0 || /^Found /m.test(output)) throw new Error(output.trim());
}
