import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DeviceForm } from '@shop/shared/domain';
import type { Release, Releases } from './releases';
import { hashOf } from './verify-release';

export interface InlineStyle {
  href: string;
  css: string;
  /** For the content policy: `'sha256-…'`. */
  hash: string;
}

export interface ScriptFile {
  src: string;
  integrity: string;
}

export interface PageFiles {
  styles: InlineStyle[];
  scripts: ScriptFile[];
}

/** Styles of the builds in use; those of a build that is dropped go with it. */
const cssCache = new WeakMap<Release, Map<string, InlineStyle>>();

function inlineStyle(release: Release, file: string): InlineStyle {
  const href = `${release.publicPath}${file}`;
  const styles = cssCache.get(release) ?? new Map<string, InlineStyle>();
  cssCache.set(release, styles);
  const cached = styles.get(href);
  if (cached) return cached;
  const bytes = fs.readFileSync(path.join(release.folder, 'client', file));
  if (hashOf(bytes) !== release.files[file])
    throw new Error(`${file} was changed after the start.`);
  const css = bytes.toString('utf8').replaceAll('</style', '<\\/style');
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const style = { href, css, hash };
  styles.set(href, style);
  return style;
}

const isStyle = (file: string): boolean => file.endsWith('.css');

/** The files of some chunks of one release, styles and scripts separately, each once. */
function filesOf(release: Release, chunkNames: readonly string[]): PageFiles {
  const files = [...new Set(chunkNames.flatMap((name) => release.chunks[name] ?? []))];
  return {
    styles: files.filter(isStyle).map((file) => inlineStyle(release, file)),
    scripts: files
      .filter((file) => !isStyle(file))
      .map((file) => ({
        src: `${release.publicPath}${file}`,
        integrity: release.files[file] ?? '',
      })),
  };
}

/**
 * Chunks named `<route id>.<part>` are rendered on the server and hydrated when their code arrives:
 * the page includes their styles and loads their scripts itself. A part whose name ends in `.desktop`
 * is rendered for desktops only.
 */
const nestedChunksOf = (
  release: Release,
  routeIds: readonly string[],
  form: DeviceForm,
): string[] =>
  Object.keys(release.chunks).filter(
    (name) =>
      routeIds.some((id) => name.startsWith(`${id}.`)) &&
      (form === 'desktop' || !name.endsWith('.desktop')),
  );

/** Pages that share one chunk have the id `<chunk>:<variant>`. */
const chunkOf = (routeId: string): string => routeId.split(':', 1)[0] ?? routeId;

/**
 * The files of a page in execution order: the shell's chunks and entry, then the remote's entry and
 * chunks. All are listed, so that no file is discovered by loading another.
 */
export function pageFiles(
  releases: Releases,
  remote: Release | undefined,
  routeIds: readonly string[],
  form: DeviceForm,
): PageFiles {
  const { shell } = releases;
  const pageChunks = routeIds.map(chunkOf);
  const shellFiles = filesOf(shell, ['bootstrap', ...pageChunks, 'shell']);
  if (!remote?.entry) return shellFiles;
  const chunks = filesOf(remote, ['routes', ...pageChunks]);
  const withNested = filesOf(remote, [
    'routes',
    ...pageChunks,
    ...nestedChunksOf(remote, pageChunks, form),
  ]);
  const entry = {
    src: `${remote.publicPath}${remote.entry}`,
    integrity: remote.files[remote.entry] ?? '',
  };
  return {
    styles: [...shellFiles.styles, ...withNested.styles],
    scripts: [...shellFiles.scripts, entry, ...chunks.scripts],
  };
}
