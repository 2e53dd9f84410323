import fs from 'node:fs';
import path from 'node:path';
import { type PathsOfRemotes, remoteNames } from '@shop/shared/contracts';

const root = path.resolve(__dirname, '../../..');

/** The paths declared by the remotes of this checkout, for tests. A shop reads those of its releases. */
export const sitePaths: PathsOfRemotes = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    JSON.parse(fs.readFileSync(path.join(root, `mfe-${name}/src/remote/paths.json`), 'utf8')),
  ]),
);
