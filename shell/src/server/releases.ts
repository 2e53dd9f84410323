import fs from 'node:fs';
import path from 'node:path';
import type { PathsOfRemotes } from '@shop/shared/contracts';
import type { FontFiles } from '@shop/shared/ui/fonts';
import type { RemoteEntry } from '../frame/page-state';
import type { HashLists } from './file-hashes';
import { hashOf } from './verify-release';

/** Describes a build, in the build's folder. */
export const MANIFEST_FILE = 'release.json';

/** One build of one app, from its `release.json`. */
export interface Release {
  name: string;
  buildId: string;
  /** The team that answers for it; absent in builds that name none. */
  owner?: string;
  container?: string;
  publicPath: string;
  entry?: string;
  /** Files of each named chunk, in load order. */
  chunks: Record<string, string[]>;
  /** sha256 of every script and style. */
  files: Record<string, string>;
  /** The paths that it declares, with their marks (`createPathTable`). */
  prefixes?: string[];
  /** sha256 of every file of the server build; absent before the build is published. */
  server?: Record<string, string>;
  folder: string;
}

/** Names one build exactly: where it is, and the hash of its `release.json`. */
export interface BuildRef {
  folder: string;
  integrity: string;
  /** The paths that it declares; known although its files may be damaged. */
  prefixes: readonly string[];
}

/** What is the same for all visitors of one gateway. */
export interface GatewayFiles {
  shell: Release;
  /** Absent when they are not built: the device's own font is used. */
  fonts?: { folder: string } & FontFiles;
}

/** The builds of one page. */
export interface Releases extends GatewayFiles {
  remotes: Readonly<Record<string, Release>>;
  paths: PathsOfRemotes;
  /** Changes with any build. */
  buildId: string;
  hashes: HashLists;
}

const FONTS_PATH = '/assets/fonts/';

export function readFonts(rootDir: string): GatewayFiles['fonts'] {
  const folder = path.join(rootDir, 'shared/dist/fonts');
  const file = path.join(folder, 'fonts.json');
  if (!fs.existsSync(file)) return undefined;
  const { stylesheet, core } = JSON.parse(fs.readFileSync(file, 'utf8')) as FontFiles;
  return { folder, stylesheet: FONTS_PATH + stylesheet, core: FONTS_PATH + core };
}

/** The build that a folder holds now. @throws when it holds none */
export function refOf(folder: string): BuildRef {
  const bytes = fs.readFileSync(path.join(folder, MANIFEST_FILE));
  const { prefixes = [] } = JSON.parse(bytes.toString('utf8')) as Partial<Release>;
  return { folder, integrity: hashOf(bytes), prefixes };
}

/** @throws when the folder's `release.json` is not the named one */
export function readRelease({ folder, integrity }: BuildRef): Release {
  const bytes = fs.readFileSync(path.join(folder, MANIFEST_FILE));
  if (hashOf(bytes) !== integrity)
    throw new Error(`${path.join(folder, MANIFEST_FILE)} was changed after the build.`);
  return { ...(JSON.parse(bytes.toString('utf8')) as Omit<Release, 'folder'>), folder };
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

export const remoteEntries = ({
  remotes,
}: Pick<Releases, 'remotes'>): Record<string, RemoteEntry> => entriesOf(Object.entries(remotes));
