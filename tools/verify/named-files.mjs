import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results']);
/** `guards.ts`, `shared/app/router/guards.ts`; not `<noun>.queries.ts`, `.rules`, `.sql.ts`, `release.json`. */
const SOURCE_FILE = /^(?!.*\bdist\/)[\w@][\w@./-]*\.(tsx?|mjs|cjs|css|sql|md)$/;

function filesBelow(folder, base = '') {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const name = base + entry.name;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), `${name}/`) : [name];
  });
}

/** Files that exist only in the checkout of a team: the kit and its commands create them. */
const MADE = ['kit.cjs', 'kit/README.md', 'remote/contract.d.ts', 'released-contract.d.ts'];
const isMade = (name) => MADE.some((made) => `/${name}`.endsWith(`/${made}`));

/** Documentation writes `shared/app/…` for the folder `shared/src/app/…`, as imports do. */
const inSource = (name) => name.replace(/^shared\/(?!src\/)/, 'shared/src/');

const namedIn = (text) => [
  ...[...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => SOURCE_FILE.test(name) && !isMade(name)),
  ...[...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, name]) => name),
];

/**
 * Checks that every source file named in the documentation exists, by path or by the end of its
 * path.
 */
export function checkNamedFiles(root) {
  const files = filesBelow(root);
  const existingFiles = new Set(files);
  const ends = new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
  );
  const isThere = (page, name) => {
    const beside = path.posix.join(path.posix.dirname(page), name);
    return (
      existingFiles.has(beside) ||
      ends.has(inSource(name)) ||
      fs.existsSync(path.join(root, path.posix.dirname(page), name))
    );
  };
  const wrong = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) =>
      namedIn(fs.readFileSync(path.join(root, page), 'utf8'))
        .filter((name) => !isThere(page, name))
        .map((name) => `${page} names ${name}, which does not exist`),
    );
  if (wrong.length) throw new Error([...new Set(wrong)].join('\n'));
}
