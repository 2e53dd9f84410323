import fs from 'node:fs';
import path from 'node:path';
import { pageRowsOf } from '@shop/shared/app/document';
import { isRemoteName } from '@shop/shared/contracts';
import { CONTRACT_FILE, type Contract, describeContract, type Provided } from './contract';
import { providedBy } from './provided';
import { MANIFEST_FILE, type Release } from './release';
import { loadRemoteServer, loadShellServer, type RequireModule } from './server-build';
import { sharedModules } from './shared-modules';
import { hashOf } from './verify-release';

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
  /** Hash of its `contract.json`; absent in builds from before there was one. */
  contract?: string;
  /**
   * The shell's: the most that a page may weigh, and what a fragment may add to one, in kB of compressed
   * scripts; shells from before 2026-11-24 have no budget of fragments.
   */
  budgets?: { firstPageKb: number; remoteKb: number; fragmentKb?: number };
}

/** A build with what the gate reads of it. */
export interface BuildFolder {
  name: string;
  /** Holds `client` and `server`. */
  folder: string;
  manifest: Manifest;
  /** Absent in builds from before there was one, and when it was changed after the build. */
  contract?: Contract;
  /** Its text, of a build that is not published yet. */
  contractText?: string;
}

/** A build and those that it must go with. */
export interface GateInput {
  candidate: BuildFolder;
  /** Builds of the other apps that visitors get. */
  others: readonly BuildFolder[];
  /** The app's stable build; absent for a first release. */
  current?: BuildFolder | undefined;
}

/** How findings name a build. */
export const nameOf = ({ name, manifest: { buildId } }: BuildFolder): string =>
  `${name} ${buildId}`;

/**
 * The shared package, the tools and the settings of the checkout, packed for teams that have their own
 * folder only (`tools/kit`). It is released like an app, and no visitor gets it.
 */
export const KIT = 'kit';

const folderOf = (name: string): string => {
  if (name === KIT) return 'tools/kit';
  return isRemoteName(name) ? `mfe-${name}` : name;
};

/** The folder of an app's build in a checkout. */
export const distOf = (rootDir: string, name: string): string =>
  path.join(rootDir, folderOf(name), 'dist');

const hashesIn = (folder: string): Record<string, string> => {
  if (!fs.existsSync(folder)) return {};
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.cjs'))
      .sort()
      .map((file) => [file, hashOf(fs.readFileSync(path.join(folder, file)))]),
  );
};

/** Pages of the design reference share a prefix among all apps, so each counts by itself. */
const prefixOf = (page: string): string =>
  page.startsWith('/markup/') ? page : `/${page.split('/', 2)[1] ?? ''}`;

interface Evaluated {
  pages: string[];
  /** Exports and session fields; only for a shell. */
  provides?: Provided;
}

/** Evaluates the server build of an app, and lists its pages and exports. */
function evaluateBuild(release: Release, requireOfShell?: RequireModule): Evaluated {
  if (release.name === 'api' || release.name === KIT) return { pages: [] };
  const settings = { hasTestPages: true };
  const patternsOf = (rows: readonly { path: string }[]): string[] =>
    [...new Set(rows.map(({ path: pattern }) => pattern))].sort();
  if (isRemoteName(release.name)) {
    const { createRoutes } = loadRemoteServer(release, sharedModules);
    return { pages: patternsOf(pageRowsOf(createRoutes, settings)) };
  }
  const shell = loadShellServer(release, requireOfShell);
  return {
    pages: patternsOf(shell.listPages(settings)),
    provides: providedBy(shell.sharedModules),
  };
}

type Built = Omit<Manifest, 'pages' | 'prefixes'> & Pick<Release, 'prefixes'>;

/**
 * Reads a build that was just made, evaluates its server build and lists its pages.
 * @param requireOfShell the modules that a shell's server build imports; absent: Node's own
 * @throws when there is none, or its server build does not work
 */
export function describeBuild(
  name: string,
  folder: string,
  requireOfShell?: RequireModule,
): BuildFolder {
  const file = path.join(folder, MANIFEST_FILE);
  if (!fs.existsSync(file))
    throw new Error(`${name} is not built: run npm run release -- build ${name}`);
  const built = JSON.parse(fs.readFileSync(file, 'utf8')) as Built;
  const server = hashesIn(path.join(folder, 'server'));
  const { pages, provides } = evaluateBuild({ ...built, server, folder }, requireOfShell);
  const prefixes = built.prefixes ?? [...new Set(pages.map(prefixOf))];
  const stated = describeContract(folder);
  if (!stated) return { name, folder, manifest: { ...built, server, pages, prefixes } };
  const contract = { ...stated, provides };
  const contractText = JSON.stringify(contract);
  return {
    name,
    folder,
    manifest: { ...built, server, pages, prefixes, contract: hashOf(Buffer.from(contractText)) },
    contract,
    contractText,
  };
}

/** Reads a published build. */
export function readBuildFolder(name: string, folder: string): BuildFolder {
  const text = fs.readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const file = path.join(folder, CONTRACT_FILE);
  if (!manifest.contract || !fs.existsSync(file)) return { name, folder, manifest };
  const bytes = fs.readFileSync(file);
  if (hashOf(bytes) !== manifest.contract) return { name, folder, manifest };
  return { name, folder, manifest, contract: JSON.parse(bytes.toString('utf8')) as Contract };
}
