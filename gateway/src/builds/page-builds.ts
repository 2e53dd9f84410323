import fs from 'node:fs';
import path from 'node:path';
import type { BuildRef, Release } from '@shop/releases/builds';
import type { FontFiles, RemoteEntry } from '@shop/shared/app/document';
import type { PathsOfRemotes } from '@shop/shared/contracts';
import type { HashLists } from './file-hashes';

/** The web font of one gateway; absent when it is not built: the device's own font is used. */
export type GatewayFonts = (FontFiles & { folder: string }) | undefined;

/** The builds of one page, as plain data that a message can carry. */
export interface BuildRefs {
  /** Changes with any build. */
  buildId: string;
  hashes: HashLists;
  shell: BuildRef;
  remotes: Readonly<Record<string, BuildRef>>;
  paths: PathsOfRemotes;
}

/** The builds of one page. */
export interface PageBuilds extends Pick<BuildRefs, 'buildId' | 'hashes' | 'paths'> {
  shell: Release;
  remotes: Readonly<Record<string, Release>>;
}

const FONTS_PATH = '/assets/fonts/';

export function readFonts(rootDir: string): GatewayFonts {
  const folder = path.join(rootDir, 'shared/dist/fonts');
  const file = path.join(folder, 'fonts.json');
  if (!fs.existsSync(file)) return undefined;
  const { stylesheet, core }: FontFiles = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { folder, stylesheet: FONTS_PATH + stylesheet, core: FONTS_PATH + core };
}

/** Where the browser finds the containers of some remotes. */
export const entriesOf = (
  remotes: readonly (readonly [string, Release])[],
): Record<string, RemoteEntry> =>
  Object.fromEntries(
    remotes.map(([name, { container = '', publicPath, entry }]) => [
      name,
      { container, entry: `${publicPath}${entry}` },
    ]),
  );
