import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The process entry as one file, made before the first test file of a run. Tests start it some
 * hundred times; from its sources by tsx each start costs two seconds of a core, from this file 0.4.
 */
export const bundleOf = (apiRoot: string): string => join(apiRoot, '.cache', 'api-under-test.cjs');

/** Packages of the registry stay outside, as in the production build. */
function packagesOf(apiRoot: string): string[] {
  const manifest = JSON.parse(readFileSync(join(apiRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@shop/'));
}

export function provideBundle(apiRoot: string): void {
  const file = bundleOf(apiRoot);
  // Two runs may make it at once, so each renames a complete file into place.
  const draft = `${file}.${process.pid}`;
  execFileSync(
    process.execPath,
    [
      require.resolve('esbuild/bin/esbuild'),
      join(apiRoot, 'src', 'server.ts'),
      '--bundle',
      '--platform=node',
      '--target=node20',
      '--format=cjs',
      '--log-level=warning',
      ...packagesOf(apiRoot).map((name) => `--external:${name}`),
      `--outfile=${draft}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  renameSync(draft, file);
}
