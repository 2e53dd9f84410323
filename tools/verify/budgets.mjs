import fs from 'node:fs';
import path from 'node:path';
import { appFolder, isWholeShop, remoteNames } from '../webpack/apps.mjs';

/**
 * Size budgets in brotli KB of 1,000 bytes; sizes are deterministic, so they may fail a build. They
 * hold the current sizes and some bytes more, because the hashes of other files, which are in the code,
 * compress differently after every change. The goals are in docs/measurements.md.
 */
export const FIRST_PAGE_KB = 147.6;
export const REMOTE_KB = 26.1;
/** What a fragment adds to a page of another remote. */
export const FRAGMENT_KB = 19;

const releaseOf = (name) =>
  JSON.parse(fs.readFileSync(path.join(appFolder(name), 'dist/release.json'), 'utf8'));

const sizeOf = (name, files) =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(appFolder(name), 'dist/client', file))
    .map((file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0) / 1000;

function shellSize() {
  // A team's checkout has no shell: the gate adds that of the released one.
  if (!isWholeShop) return 0;
  const { chunks } = releaseOf('shell');
  return sizeOf('shell', [...chunks.bootstrap, ...chunks.shell]);
}

/** Size of the libraries of the shell that a page uses, KB. */
function librariesSize(names = []) {
  if (!isWholeShop) return 0;
  const { chunks } = releaseOf('shell');
  return sizeOf(
    'shell',
    names.flatMap((name) => chunks[name]),
  );
}

/** JavaScript size of each page's first visit: the shell's, and what its remote adds. */
export function pageSizes() {
  const base = shellSize();
  return remoteNames.flatMap((name) => {
    const { chunks, entry, libraries } = releaseOf(name);
    return (
      Object.keys(chunks)
        // Excludes design reference pages.
        .filter((chunk) => chunk.startsWith(`${name}.`) && !chunk.startsWith(`${name}.markup`))
        .map((chunk) => {
          const added = sizeOf(name, [entry, ...(chunks.routes ?? []), ...chunks[chunk]]);
          return {
            page: chunk,
            base,
            added,
            total: base + librariesSize(libraries[chunk]) + added,
          };
        })
    );
  });
}

/** JavaScript that a page of another remote loads for a fragment: the owner's entry and its code. */
export const fragmentSizes = () =>
  remoteNames.flatMap((name) => {
    const { chunks, entry } = releaseOf(name);
    return Object.keys(chunks)
      .filter((chunk) => chunk.startsWith('fragment.'))
      .map((chunk) => ({
        fragment: `${name}/${chunk.slice('fragment.'.length)}`,
        added: sizeOf(name, [entry, ...chunks[chunk]]),
      }));
  });

const largePages = () =>
  pageSizes()
    .filter(({ total, added }) => total > FIRST_PAGE_KB || added > REMOTE_KB)
    .map(
      ({ page, added, total }) =>
        `${page}: ${total.toFixed(1)} KB in all (at most ${FIRST_PAGE_KB}), ${added.toFixed(1)} KB of its remote (at most ${REMOTE_KB})`,
    );

const largeFragments = () =>
  fragmentSizes()
    .filter(({ added }) => added > FRAGMENT_KB)
    .map(
      ({ fragment, added }) =>
        `${fragment}: ${added.toFixed(1)} KB on a page of another remote (at most ${FRAGMENT_KB})`,
    );

export function checkBudgets() {
  const lines = [...largePages(), ...largeFragments()];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
