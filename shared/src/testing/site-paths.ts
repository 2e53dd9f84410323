import fs from 'node:fs';
import path from 'node:path';
import type { PathsOfRemotes } from '@shop/shared/contracts';

const root = path.resolve(__dirname, '../../..');

/** The paths declared by the remotes of this checkout, for tests. A shop reads those of its releases. */
export const sitePaths: PathsOfRemotes = Object.fromEntries(
  fs
    .readdirSync(root)
    .map((folder) => ({ folder, file: path.join(root, folder, 'src/remote/paths.json') }))
    .filter(({ folder, file }) => folder.startsWith('mfe-') && fs.existsSync(file))
    .map(({ folder, file }) => [
      folder.slice('mfe-'.length),
      JSON.parse(fs.readFileSync(file, 'utf8')),
    ]),
);
