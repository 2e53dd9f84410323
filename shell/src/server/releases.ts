import fs from 'node:fs';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@shop/shared/contracts';
import type { FontFiles } from '@shop/shared/ui/fonts';
import type { RemoteEntry } from '../frame/page-state';
import { type FileHashes, listFileHashes } from './file-hashes';
import { verifyRelease } from './verify-release';

/** One build of one app, from its `release.json`. */
export interface Release {
  name: string;
  buildId: string;
  container?: string;
  publicPath: string;
  entry?: string;
  /** Files of each named chunk, in load order. */
  chunks: Record<string, string[]>;
  /** sha256 of every script and style. */
  files: Record<string, string>;
  folder: string;
}

export interface Releases {
  shell: Release;
  remotes: Partial<Record<RemoteName, Release>>;
  /** Absent when they are not built: the device's own font is used. */
  fonts?: { folder: string } & FontFiles;
  /** Changes with any release. */
  buildId: string;
  hashes: FileHashes;
}

const FONTS_PATH = '/assets/fonts/';

function readFonts(rootDir: string): Releases['fonts'] {
  const folder = path.join(rootDir, 'shared/dist/fonts');
  const file = path.join(folder, 'fonts.json');
  if (!fs.existsSync(file)) return undefined;
  const { stylesheet, core } = JSON.parse(fs.readFileSync(file, 'utf8')) as FontFiles;
  return { folder, stylesheet: FONTS_PATH + stylesheet, core: FONTS_PATH + core };
}

function readRelease(folder: string): Release {
  const text = fs.readFileSync(path.join(folder, 'dist/release.json'), 'utf8');
  const release = {
    ...(JSON.parse(text) as Omit<Release, 'folder'>),
    folder: path.join(folder, 'dist'),
  };
  verifyRelease(release);
  return release;
}

/**
 * Reads and verifies the builds. A remote without a sound build affects only its own pages.
 * @throws when the shell has none
 */
export function readReleases(rootDir: string, warn: (text: string) => void): Releases {
  const shell = readRelease(path.join(rootDir, 'shell'));
  const remotes: Releases['remotes'] = {};
  for (const name of remoteNames) {
    try {
      remotes[name] = readRelease(path.join(rootDir, `mfe-${name}`));
    } catch (error) {
      warn(`mfe-${name} has no sound build: ${(error as Error).message}`);
    }
  }
  const ids = [shell, ...Object.values(remotes)].map((release) => release.buildId);
  const fonts = readFonts(rootDir);
  return {
    shell,
    remotes,
    fonts,
    buildId: ids.map((id) => id.slice(0, 4)).join(''),
    hashes: listFileHashes([shell, ...Object.values(remotes)]),
  };
}

export const remoteEntries = (releases: Releases): Partial<Record<RemoteName, RemoteEntry>> =>
  Object.fromEntries(
    Object.entries(releases.remotes).map(([name, { container, publicPath, entry }]) => [
      name,
      { container, entry: `${publicPath}${entry}` },
    ]),
  );
