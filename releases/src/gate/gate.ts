import fs from 'node:fs';
import path from 'node:path';
import { containerOf, isRemoteName } from '@shop/shared/contracts';
import { tableEntries, tableKeys } from '@shop/shared/domain';
import { messageOf } from '@shop/shared/node';
import { type BuildFolder, type GateInput, KIT } from '../builds/build-folder';
import { CONTRACT_FILE } from '../builds/contract';
import { libraryFilesOf } from '../builds/release';
import { hashOf, verifyRelease } from '../builds/verify-release';
import { checkCalls, checkEarlierCalls } from './check-calls';
import { checkExports } from './check-exports';
import { checkEvents, checkFragments, checkPayloads } from './check-fragments';
import { checkGlobals, checkStyles } from './check-page-files';
import { checkPlaceholders } from './check-placeholders';
import { checkPrefixes } from './check-prefixes';
import { isInRange } from './version-range';

/** Rules of the gate. A person may accept a breach of those in `acceptableRules`. */
export type Rule =
  | 'names'
  | 'hashes'
  | 'versions'
  | 'exports'
  | 'prefixes'
  | 'calls'
  | 'fragments'
  | 'payloads'
  | 'placeholders'
  | 'routes'
  | 'size'
  | 'styles'
  | 'globals'
  | 'earlier'
  | 'events'
  | 'renders'
  | 'opens';
export const acceptableRules: readonly Rule[] = [
  'placeholders',
  'routes',
  'size',
  'earlier',
  'events',
];

/** A breach of a rule, in words for the person who releases. */
export interface Finding {
  rule: Rule;
  text: string;
}

type Check = (input: GateInput) => string[];

/** Its files, its container and its class names must not meet those of another app. */
const checkNames: Check = ({ candidate: { name, manifest } }) => {
  const expected = {
    name,
    publicPath: `/assets/${name}/${manifest.buildId}/`,
    container: isRemoteName(name) ? containerOf(name) : manifest.container,
  };
  return tableEntries<keyof typeof expected, string | undefined>(expected)
    .filter(([field, value]) => manifest[field] !== value)
    .map(([field, value]) => `${field} in release.json is not ${value}`);
};

const checkHashes: Check = ({ candidate }) => {
  const { name, folder, manifest, contract } = candidate;
  const contractFindings =
    manifest.contract && !contract ? [`${CONTRACT_FILE} is missing or was changed`] : [];
  if (name === 'api') return contractFindings;
  const changed = Object.entries(manifest.server)
    .filter(([file, hash]) => {
      const found = path.join(folder, 'server', file);
      return !fs.existsSync(found) || hashOf(fs.readFileSync(found)) !== hash;
    })
    .map(([file]) => `server/${file} is missing or was changed after the build`);
  try {
    verifyRelease({ name, folder, files: manifest.files });
    return [...contractFindings, ...changed];
  } catch (error) {
    return [messageOf(error), ...contractFindings, ...changed];
  }
};

/** What one build needs and another, which offers the package, does not have. */
const unmetBy = (needing: BuildFolder, offering: BuildFolder): string[] =>
  Object.entries(needing.manifest.requires).flatMap(([name, range]) => {
    const version = offering.manifest.provides[name];
    if (version && isInRange(version, range)) return [];
    const has = version ? `has ${version}` : 'does not have it';
    return [
      `${needing.name} ${needing.manifest.buildId} needs ${name} ${range}; ${offering.name} ${offering.manifest.buildId} ${has}`,
    ];
  });

const checkVersions: Check = ({ candidate, others }) => {
  if (candidate.name === 'shell') return others.flatMap((remote) => unmetBy(remote, candidate));
  if (!isRemoteName(candidate.name) && candidate.name !== KIT) return [];
  const shells = others.filter(({ name }) => name === 'shell');
  if (shells.length === 0) return ['no shell is released, which offers the shared packages'];
  return shells.flatMap((shell) => unmetBy(candidate, shell));
};

const checkRoutes: Check = ({ candidate, current }) =>
  (current?.manifest.pages ?? [])
    .filter((page) => !candidate.manifest.pages.includes(page))
    .map((page) => `${page} has gone; links and bookmarks lead to it`);

/** Compressed size of scripts, kB of 1,000 bytes. */
const kbOf = ({ folder }: BuildFolder, files: readonly string[]): number =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, 'client', file))
    .map((file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0) / 1000;

const firstFilesOf = ({ manifest: { chunks } }: BuildFolder): string[] => [
  ...(chunks.bootstrap ?? []),
  ...(chunks.shell ?? []),
];

type Budgets = NonNullable<BuildFolder['manifest']['budgets']>;

const entryOf = ({ manifest: { entry } }: BuildFolder): string[] => (entry ? [entry] : []);

function largePages(candidate: BuildFolder, shell: BuildFolder, budgets: Budgets): string[] {
  const { name, manifest } = candidate;
  const { chunks } = manifest;
  const baseKb = kbOf(shell, firstFilesOf(shell));
  return Object.entries(chunks)
    .filter(([chunk]) => chunk.startsWith(`${name}.`) && !chunk.startsWith(`${name}.markup`))
    .map(([chunk, files]) => {
      const own = kbOf(candidate, [...entryOf(candidate), ...(chunks.routes ?? []), ...files]);
      const librariesKb = kbOf(shell, libraryFilesOf(shell.manifest, manifest, [chunk]));
      return { chunk, own, total: baseKb + librariesKb + own };
    })
    .filter(({ own, total }) => own > budgets.remoteKb || total > budgets.firstPageKb)
    .map(
      ({ chunk, own, total }) =>
        `${chunk} has ${own.toFixed(1)} kB of its own (at most ${budgets.remoteKb}) and ${total.toFixed(1)} kB in all (at most ${budgets.firstPageKb})`,
    );
}

/** What a fragment adds to a page of another remote: its owner's entry and its code. */
const largeFragments = (candidate: BuildFolder, mostKb: number): string[] =>
  Object.entries(candidate.manifest.chunks)
    .filter(([chunk]) => chunk.startsWith('fragment.'))
    .map(([chunk, files]) => ({
      chunk,
      addedKb: kbOf(candidate, [...entryOf(candidate), ...files]),
    }))
    .filter(({ addedKb }) => addedKb > mostKb)
    .map(
      ({ chunk, addedKb }) =>
        `${chunk} adds ${addedKb.toFixed(1)} kB to pages of other remotes (at most ${mostKb})`,
    );

const checkSize: Check = ({ candidate, others }) => {
  const shell = others.find(({ name }) => name === 'shell');
  const { budgets } = shell?.manifest ?? {};
  if (!shell || !budgets) return [];
  return [
    ...largePages(candidate, shell, budgets),
    ...largeFragments(candidate, budgets.fragmentKb ?? Infinity),
  ];
};

const checks: Record<Exclude<Rule, 'renders' | 'opens'>, Check> = {
  names: checkNames,
  hashes: checkHashes,
  versions: checkVersions,
  exports: checkExports,
  prefixes: checkPrefixes,
  calls: checkCalls,
  fragments: checkFragments,
  payloads: checkPayloads,
  placeholders: checkPlaceholders,
  routes: checkRoutes,
  size: checkSize,
  styles: checkStyles,
  globals: checkGlobals,
  earlier: checkEarlierCalls,
  events: checkEvents,
};

/**
 * Rules that compare files. `renders` (`render-pages.ts`) and `opens` (`cli/browser-trial.ts`) are separate, because
 * they run code.
 */
type FileRule = keyof typeof checks;

/** Rules that may have been broken by a release of another app since the publication. */
export const rulesOfActivation: readonly FileRule[] = [
  'hashes',
  'versions',
  'exports',
  'prefixes',
  'calls',
  'fragments',
  'payloads',
];

/** Checks a build against the others from the files of the builds alone. @returns every breach */
export const runGate = (
  input: GateInput,
  rules: readonly FileRule[] = tableKeys(checks),
): Finding[] => rules.flatMap((rule) => checks[rule](input).map((text) => ({ rule, text })));
