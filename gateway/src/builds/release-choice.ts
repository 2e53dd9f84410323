import { createHash } from 'node:crypto';
import type { PreviewedBuild } from '@shop/releases/preview';
import type { RemoteEntry } from '@shop/shared/app/document';
import {
  type AppName,
  createPathTable,
  type PathsOfRemotes,
  type PathTable,
} from '@shop/shared/contracts';
import { type HashList, listFileHashes, namesOf } from './file-hashes';
import { type BuildRefs, entriesOf } from './page-builds';
import { createPageUrlNormalizer, type NormalizePageUrl } from './page-url';
import type { PreparedBuild } from './prepared-build';

/** Combinations of builds whose hashes stay available to tabs that were opened with them. */
const MAX_COMBINATIONS = 100;

/** One combination of builds, one of each app. */
export interface ReleaseChoice extends BuildRefs {
  /** The build of each app. */
  apps: Record<string, string>;
  /** Where a tab finds the remotes' containers. */
  entries: Record<string, RemoteEntry>;
  hashLists: readonly HashList[];
  pathTable: PathTable;
  normalizeUrl: NormalizePageUrl;
  /** The builds of this visitor's preview. Their pages are not cached and not counted. */
  preview?: readonly PreviewedBuild[] | undefined;
}

/** What a thread needs of it. */
export const refsOf = ({ buildId, hashes, shell, remotes, paths }: ReleaseChoice): BuildRefs => ({
  buildId,
  hashes,
  shell,
  remotes,
  paths,
});

/** One build of each app; the shell is the first one. */
export type Combination = Map<AppName, PreparedBuild>;

interface ChoiceParts {
  builds: Combination;
  paths: PathsOfRemotes;
  preview?: readonly PreviewedBuild[] | undefined;
}

const namesIn = (preview: readonly PreviewedBuild[] = []): string[] =>
  preview.map(({ app }) => app);

/** Another id for the same builds in a preview: the builds of other visitors may be a canary's. */
const idOf = ({ builds, paths, preview }: ChoiceParts): string => {
  const ids = [...builds.values()].map(({ release: { name, buildId } }) => `${name}=${buildId}`);
  const parts = [
    ...ids,
    JSON.stringify(paths),
    ...namesIn(preview).map((name) => `preview=${name}`),
  ];
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24);
};

/** @throws without a shell */
function createChoice(buildId: string, { builds, paths, preview }: ChoiceParts): ReleaseChoice {
  const { shell, ...remotes } = Object.fromEntries(builds);
  if (!shell) throw new Error('A combination of builds needs a shell.');
  const releases = [...builds.values()].map(({ release }) => release);
  const ofRemotes = Object.entries(remotes);
  const hashLists = releases.map(listFileHashes);
  const pathTable = createPathTable(paths);
  const pages = Object.fromEntries([...builds].map(([name, build]) => [name, build.pages]));
  return {
    buildId,
    apps: Object.fromEntries(releases.map(({ name, buildId: id }) => [name, id])),
    entries: entriesOf(ofRemotes.map(([name, { release }]) => [name, release])),
    hashes: namesOf(hashLists),
    hashLists,
    shell: shell.ref,
    remotes: Object.fromEntries(ofRemotes.map(([name, { ref }]) => [name, ref])),
    paths,
    pathTable,
    normalizeUrl: createPageUrlNormalizer(pages, pathTable),
    preview,
  };
}

/** The combinations that visitors have got; those that were not chosen for longest are dropped. */
export function createReleaseChoices() {
  const choices = new Map<string, ReleaseChoice>();
  return {
    /** The choice of these builds, made once. */
    of(parts: ChoiceParts): ReleaseChoice {
      const buildId = idOf(parts);
      const choice = choices.get(buildId) ?? createChoice(buildId, parts);
      // Set anew, so that the first entry is the one that was not chosen for longest.
      choices.delete(buildId);
      choices.set(buildId, choice);
      const oldest = choices.keys().next().value;
      if (choices.size > MAX_COMBINATIONS && oldest !== undefined) choices.delete(oldest);
      return choice;
    },
    find: (matches: (choice: ReleaseChoice) => boolean): ReleaseChoice | undefined =>
      [...choices.values()].find(matches),
    findHashList: (name: string): HashList | undefined =>
      [...choices.values()]
        .flatMap(({ hashLists }) => hashLists)
        .find((list) => list.name === name),
  };
}
