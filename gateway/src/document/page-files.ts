import fs from 'node:fs';
import path from 'node:path';
import { hashOf, libraryFilesOf, type Release } from '@shop/releases/builds';
import type { FragmentName } from '@shop/shared/app';
import type { BootFiles } from '@shop/shared/app/document';
import { partsOfFragment } from '@shop/shared/contracts';
import type { DeviceForm } from '@shop/shared/domain';
import type { PageBuilds } from '../builds/page-builds';
import type { StyleFile } from './page-styles';

export interface ScriptFile {
  src: string;
  integrity: string;
  /** Of a fragment: the page starts without it. */
  isOptional?: true;
}

interface ChunkFiles {
  styles: StyleFile[];
  scripts: ScriptFile[];
}

export interface PageFiles extends ChunkFiles {
  /** Style sheets of parts that are hydrated when their code arrives; they are requested with that code. */
  partStyles: StyleFile[];
}

/** Styles of the builds in use; those of a build that is dropped go with it. */
const cssCache = new WeakMap<Release, Map<string, StyleFile>>();

function readStyle(release: Release, file: string): StyleFile {
  const href = `${release.publicPath}${file}`;
  const styles = cssCache.get(release) ?? new Map<string, StyleFile>();
  cssCache.set(release, styles);
  const cached = styles.get(href);
  if (cached) return cached;
  const bytes = fs.readFileSync(path.join(release.folder, 'client', file));
  const integrity = hashOf(bytes);
  if (integrity !== release.files[file]) throw new Error(`${file} was changed after the start.`);
  const css = bytes.toString('utf8').replaceAll('</style', '<\\/style');
  const style = { href, integrity, css };
  styles.set(href, style);
  return style;
}

const isStyle = (file: string): boolean => file.endsWith('.css');

const scriptOf = (release: Release, file: string): ScriptFile => ({
  src: `${release.publicPath}${file}`,
  integrity: release.files[file] ?? '',
});

/** The files of some chunks of one release, styles and scripts separately, each once. */
function filesOf(release: Release, chunkNames: readonly string[]): ChunkFiles {
  const files = [...new Set(chunkNames.flatMap((name) => release.chunks[name] ?? []))];
  return {
    styles: files.filter(isStyle).map((file) => readStyle(release, file)),
    scripts: files.filter((file) => !isStyle(file)).map((file) => scriptOf(release, file)),
  };
}

/** The library files of the shell that these chunks of a release use. */
const librariesOf = (shell: Release, release: Release, chunkNames: readonly string[]) =>
  libraryFilesOf(shell, release, chunkNames).map((file) => scriptOf(shell, file));

/** The styles of one chunk, for a page that the gateway writes itself. */
export const stylesOf = (release: Release, chunk: string): StyleFile[] =>
  filesOf(release, [chunk]).styles;

/**
 * Chunks named `<route id>.<part>` are rendered on the server and hydrated when their code arrives:
 * the page includes their styles and loads their scripts itself. A part whose name ends in `.desktop`
 * is not rendered for phones.
 */
const nestedChunksOf = (
  release: Release,
  routeIds: readonly string[],
  form: DeviceForm,
): string[] =>
  Object.keys(release.chunks).filter(
    (name) =>
      routeIds.some((id) => name.startsWith(`${id}.`)) &&
      (form !== 'mobile' || !name.endsWith('.desktop')),
  );

/** Pages that share one chunk have the id `<chunk>:<variant>`. */
const chunkOf = (routeId: string): string => routeId.split(':', 1)[0] ?? routeId;

/** The script that a document loads first. */
export const startFileOf = (shell: Release, { startFile }: BootFiles): ScriptFile =>
  scriptOf(shell, startFile);

/** The code that loads fragments: the shell's, and that of the page's remote. */
const SHELL_LOADER_CHUNK = 'deferred.fragment';
const REMOTE_LOADER_CHUNK = 'load-fragments';

/** The files of fragments that the page shows: their styles, and scripts of which each may fail. */
function fragmentFiles(
  { shell, remotes }: PageBuilds,
  page: Release | undefined,
  names: readonly FragmentName[],
): ChunkFiles {
  const files = names.map((name): ChunkFiles => {
    const { owner, part } = partsOfFragment(name);
    const release = remotes[owner];
    if (!release?.entry) return { styles: [], scripts: [] };
    const chunk = `fragment.${part}`;
    const { styles, scripts } = filesOf(release, [chunk]);
    const libraries = librariesOf(shell, release, [chunk]);
    const entry = release === page ? [] : [scriptOf(release, release.entry)];
    return {
      styles,
      scripts: [...libraries, ...entry, ...scripts].map((script) => ({
        ...script,
        isOptional: true,
      })),
    };
  });
  const loader = page && names.length > 0 ? filesOf(page, [REMOTE_LOADER_CHUNK]).scripts : [];
  return {
    styles: files.flatMap(({ styles }) => styles),
    scripts: [
      ...loader.map((script) => ({ ...script, isOptional: true as const })),
      ...files.flatMap(({ scripts }) => scripts),
    ],
  };
}

/** Each file once, as it is first named. */
const distinctBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  items.filter((item, at) => items.findIndex((other) => keyOf(other) === keyOf(item)) === at);

/**
 * The files of a page in execution order: the libraries of the shell that its code uses, the shell's chunks
 * and entry, then the remote's entry and chunks. All are listed, so that no file is discovered by loading another.
 */
export function pageFiles(
  builds: PageBuilds,
  remote: Release | undefined,
  routeIds: readonly string[],
  form: DeviceForm,
  fragments: readonly FragmentName[] = [],
): PageFiles {
  const { shell } = builds;
  const pageChunks = routeIds.map(chunkOf);
  const loader = fragments.length > 0 ? [SHELL_LOADER_CHUNK] : [];
  const shellFiles = filesOf(shell, ['bootstrap', ...loader, ...pageChunks, 'shell']);
  const libraries = [shell, ...(remote ? [remote] : [])].flatMap((owner) =>
    librariesOf(shell, owner, pageChunks),
  );
  if (!remote?.entry)
    return { ...shellFiles, scripts: [...libraries, ...shellFiles.scripts], partStyles: [] };
  const ofFragments = fragmentFiles(builds, remote, fragments);
  const chunks = filesOf(remote, ['routes', ...pageChunks]);
  const nested = filesOf(remote, nestedChunksOf(remote, pageChunks, form));
  const hrefOf = ({ href }: StyleFile) => href;
  const styles = distinctBy([...shellFiles.styles, ...chunks.styles], hrefOf);
  return {
    styles,
    partStyles: distinctBy([...nested.styles, ...ofFragments.styles], hrefOf).filter(
      (style) => !styles.includes(style),
    ),
    scripts: distinctBy(
      [
        ...libraries,
        ...shellFiles.scripts,
        scriptOf(remote, remote.entry),
        ...chunks.scripts,
        ...ofFragments.scripts,
      ],
      ({ src }) => src,
    ),
  };
}
