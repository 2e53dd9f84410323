import fs from 'node:fs';
import path from 'node:path';
import { remotePages, shellPages } from '../page-table';
import { MANIFEST_FILE, type Release } from '../releases';
import { loadRemoteBundle } from '../remote-bundle';
import { hashOf } from '../verify-release';

/** `release.json` of a published build. */
export interface Manifest extends Omit<Release, 'folder' | 'server'> {
  server: Record<string, string>;
  provides: Record<string, string>;
  requires: Record<string, string>;
  /** Path patterns of its pages. */
  pages: string[];
  /**
   * The paths that it declares, with their marks (`createPathTable`). Of the shell, and of builds from
   * before they were declared: the first parts of its pages' paths.
   */
  prefixes: string[];
  /** The shell's: the most that a page may weigh, in kB of compressed scripts. */
  budgets?: { firstPageKb: number; remoteKb: number };
}

/** A build with what the gate reads of it. */
export interface BuildFolder {
  name: string;
  /** Holds `client` and `server`. */
  folder: string;
  manifest: Manifest;
}

const isRemote = (name: string): boolean => name !== 'shell';

/** The folder of an app's build in a checkout. */
export const distOf = (rootDir: string, name: string): string =>
  path.join(rootDir, isRemote(name) ? `mfe-${name}` : name, 'dist');

const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.cjs'))
      .sort()
      .map((file) => [file, hashOf(fs.readFileSync(path.join(folder, file)))]),
  );

/** Pages of the design reference share a prefix among all apps, so each counts by itself. */
const prefixOf = (page: string): string =>
  page.startsWith('/markup/') ? page : `/${page.split('/', 2)[1] ?? ''}`;

const pagesOf = (release: Release): string[] => {
  const settings = { hasTestPages: true };
  const rows = isRemote(release.name)
    ? remotePages(settings, loadRemoteBundle(release))
    : shellPages(settings);
  return [...new Set(rows.map(({ path: pattern }) => pattern))].sort();
};

type Built = Omit<Manifest, 'pages' | 'prefixes'> & Pick<Release, 'prefixes'>;

/**
 * Reads a build that was just made, evaluates its server build and lists its pages.
 * @throws when there is none, or its server build does not work
 */
export function describeBuild(name: string, folder: string): BuildFolder {
  const file = path.join(folder, MANIFEST_FILE);
  if (!fs.existsSync(file))
    throw new Error(`${name} is not built: run npm run release -- build ${name}`);
  const built = JSON.parse(fs.readFileSync(file, 'utf8')) as Built;
  const server = hashesIn(path.join(folder, 'server'));
  const pages = pagesOf({ ...built, server, folder });
  const prefixes = built.prefixes ?? [...new Set(pages.map(prefixOf))];
  return { name, folder, manifest: { ...built, server, pages, prefixes } };
}

/** Reads a published build. */
export const readBuildFolder = (name: string, folder: string): BuildFolder => ({
  name,
  folder,
  manifest: JSON.parse(fs.readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as Manifest,
});
