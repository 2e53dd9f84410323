import fs from 'node:fs';
import path from 'node:path';
import { apps, root } from '../webpack/apps.mjs';

/** What the gateway serves of a build. */
const PARTS = ['client', 'server', 'release.json', 'contract.json'];

/** Where `npm run dev` on a port has its builds, so that builds of the checkout do not meet them. */
export const devFolder = (port) => path.join(root, '.cache/dev', String(port));

/** The place of a file of the checkout in the folder of `npm run dev`. */
export const placeIn = (folder, file) => path.join(folder, path.relative(root, file));

/** A webpack configuration that writes into the folder of `npm run dev`. */
export const writingTo = (folder, config) => ({
  ...config,
  output: { ...config.output, path: placeIn(folder, config.output.path) },
});

const copy = (folder, place) =>
  fs.cpSync(path.join(root, place), path.join(folder, place), { recursive: true });

/** Fills the folder with the last builds of all apps. */
export function fillDevFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const { folder: app } of Object.values(apps))
    for (const part of PARTS) copy(folder, path.join(app, 'dist', part));
  if (fs.existsSync(path.join(root, 'shared/dist/fonts'))) copy(folder, 'shared/dist/fonts');
}
