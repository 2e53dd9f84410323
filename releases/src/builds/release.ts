import fs from 'node:fs';
import path from 'node:path';
import type { BootFiles, RemotePlaceholders } from '@shop/shared/app/document';
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
  /**
   * Names of the shell's chunks with the libraries that each named chunk uses; absent in builds from before
   * 2026-11-30.
   */
  libraries?: Record<string, string[]>;
  /** sha256 of every script and style. */
  files: Record<string, string>;
  /** The paths that it declares, with their marks (`createPathTable`). */
  prefixes?: string[];
  /** The shell's: what a document contains before its scripts run. */
  boot?: BootFiles;
  /** The fields that its cards have (`ProductCard`); absent in builds from before 2026-11-29. */
  cardFields?: readonly string[];
  /** A remote's, of its pages. */
  placeholders?: RemotePlaceholders;
  /** sha256 of every file of the server build; absent before the build is published. */
  server?: Record<string, string>;
  folder: string;
}

/** The files of the shell with the libraries that these chunks of a build use. */
export const libraryFilesOf = (
  shell: Pick<Release, 'chunks'>,
  { libraries = {} }: Pick<Release, 'libraries'>,
  chunkNames: readonly string[],
): string[] =>
  chunkNames.flatMap((chunk) => libraries[chunk] ?? []).flatMap((name) => shell.chunks[name] ?? []);

/** Names one build exactly: where it is, and the hash of its `release.json`. */
export interface BuildRef {
  folder: string;
  integrity: string;
  /** The paths that it declares; known although its files may be damaged. */
  prefixes: readonly string[];
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
