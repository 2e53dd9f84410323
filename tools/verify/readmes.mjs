import fs from 'node:fs';
import path from 'node:path';

const MOST_LINES = 40;

const foldersIn = (root, folder) =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

const remotes = (root) => fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));

const rooms = (root) => [
  ...remotes(root),
  'shell',
  'gateway',
  'releases',
  'shared',
  'api',
  'tools',
  'deploy',
  'api/sample',
  'api/sandbox',
  ...['domain', 'contracts', 'app', 'ui', 'testing'].map((door) => `shared/src/${door}`),
  ...['platform', 'ports', 'pricing'].map((room) => `api/src/${room}`),
  ...foldersIn(root, 'api/src/modules'),
  ...['sample', 'sandbox'].map((room) => `api/${room}`),
];

/** The first page: at most 45 lines of at most 100 signs, beyond its tables. */
export function checkFirstPage(text) {
  const lines = text.trimEnd().split('\n');
  const prose = lines.filter((line) => !line.startsWith('|'));
  const wrong = prose
    .filter((line) => line.length > 100)
    .map((line) => `README.md has a line of ${line.length} signs; at most 100: ${line}`);
  if (prose.length > 45)
    wrong.push(`README.md has ${prose.length} lines beyond its tables; at most 45`);
  if (wrong.length) throw new Error(wrong.join('\n'));
}

/** Checks that every package has a README of at most forty lines; of a team's checkout, its remotes. */
export function checkReadmes(root) {
  const isWholeShop = fs.existsSync(path.join(root, 'shell/package.json'));
  const wrong = (isWholeShop ? rooms : remotes)(root).flatMap((room) => {
    const file = path.join(root, room, 'README.md');
    if (!fs.existsSync(file)) return [`${room} has no README.md`];
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n').length;
    return lines > MOST_LINES
      ? [`${room}/README.md has ${lines} lines; at most ${MOST_LINES}`]
      : [];
  });
  if (wrong.length) throw new Error(wrong.join('\n'));
}
