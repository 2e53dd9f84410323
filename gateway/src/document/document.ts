import type { PageMeta, PageMode } from '@shop/shared/app';
import {
  type BootFiles,
  DATA_ID,
  type PageData,
  type PageFile,
  type PagePlaceholder,
  type PageState,
  type RenderedMarkup,
  ROOT_ID,
} from '@shop/shared/app/document';
import { site } from '@shop/shared/contracts';
import { escapeHtml } from '@shop/shared/node';
import type { HashLists } from '../builds/file-hashes';
import type { PageBuilds } from '../builds/page-builds';
import type { GatewayConfig } from '../http/config';
import { type PageFiles, pageFiles, type ScriptFile, startFileOf } from './page-files';
import { firstScreenStyle, type InlineStyle } from './page-styles';
import { placeholdersOf } from './placeholders';
import { usedIn } from './style-rules';

/** The picture of a link preview whose page has none (`icons.ts`). */
const SHARE_IMAGE = '/icon-512.png';

export interface DocumentParts {
  body: string;
  meta: PageMeta;
  /** The rules of the first screen; absent: the style sheets are applied before the first paint. */
  style?: InlineStyle | undefined;
  files: PageFiles;
  /** What runs before the shell's scripts. */
  boot: BootFiles;
  startFile: ScriptFile;
  /** The lists of hashes of files that the browser loads later. */
  hashes: HashLists;
  /** Of pages that this one may lead to. */
  placeholders: readonly PagePlaceholder[];
  state: PageState;
  publicUrl: string;
  hasLiveReload: boolean;
  /** The colour mode forced by the page. */
  colourMode?: PageMode | undefined;
  /** The URL has `isHideHeader`. */
  isHeaderHidden?: boolean;
}

/** @throws when the shell was built without the scripts of a document */
function bootOf({ shell: { boot, buildId } }: PageBuilds): BootFiles {
  if (boot) return boot;
  throw new Error(`The shell ${buildId} has no boot scripts in its release.json.`);
}

/** The parts of a rendered page's document, with the files of its builds. */
export function documentPartsOf(
  { publicUrl, hasLiveReload }: Pick<GatewayConfig, 'publicUrl' | 'hasLiveReload'>,
  builds: PageBuilds,
  { body, meta, state, form, owner, chunks, fragments, colourMode, isHeaderHidden }: RenderedMarkup,
): DocumentParts {
  const boot = bootOf(builds);
  const remote = owner && builds.remotes[owner];
  const files = pageFiles(builds, remote, chunks, form, fragments);
  const sheets = [...files.styles, ...files.partStyles];
  const placeholders = placeholdersOf(builds);
  const properties = [...boot.properties, ...placeholders.flatMap(({ styles }) => usedIn(styles))];
  return {
    body,
    meta,
    style: form === 'mobile' ? firstScreenStyle(sheets, { markup: body, properties }) : undefined,
    files,
    boot,
    startFile: startFileOf(builds.shell, boot),
    hashes: builds.hashes,
    placeholders,
    state,
    publicUrl,
    hasLiveReload,
    colourMode,
    isHeaderHidden,
  };
}

/** JSON for use in a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${pairs.join('')}>`;
};

function headOf({ meta, publicUrl }: DocumentParts): string {
  const canonical = meta.canonical ? `${publicUrl}${meta.canonical}` : undefined;
  const image = `${publicUrl}${meta.image ?? meta.preloadImage?.src ?? SHARE_IMAGE}`;
  const property = (name: string, content: string) =>
    tag('meta', { property: `og:${name}`, content });
  const parts = [
    `<title>${escapeHtml(meta.title)}</title>`,
    meta.description && tag('meta', { name: 'description', content: meta.description }),
    meta.robots && tag('meta', { name: 'robots', content: meta.robots }),
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    canonical && property('url', canonical),
    property('site_name', site.name),
    property('type', 'website'),
    property('title', meta.title),
    meta.description && property('description', meta.description),
    property('image', image),
    meta.preloadImage &&
      tag('link', {
        rel: 'preload',
        as: 'image',
        fetchpriority: 'high',
        href: meta.preloadImage.src,
        imagesrcset: meta.preloadImage.srcSet,
        imagesizes: meta.preloadImage.sizes,
        media: meta.preloadImage.media,
      }),
  ];
  return parts.filter(Boolean).join('');
}

/**
 * The styles of the page. On a phone the complete style sheets follow the first screen (the shell's
 * `first-paint.ts`), without scripts they are links. They have no address in the page's data, because
 * webpack's runtime finds their links by `href`.
 */
function stylesOf({ style, files }: DocumentParts): string {
  const links = [...files.styles, ...files.partStyles]
    .map(({ href, integrity }) => tag('link', { rel: 'stylesheet', href, integrity }))
    .join('');
  return style ? `<style>${style.css}</style><noscript>${links}</noscript>` : links;
}

/** The JSON of a page's data (`PageData`), equal for equal content. */
function pageDataOf({ files, state, hashes, placeholders }: DocumentParts): string {
  const { renderedAtMs: _, ...timeless } = state;
  const scripts = files.scripts.map(
    ({ src, integrity, isOptional }): PageFile =>
      isOptional ? [src, integrity, 1] : [src, integrity],
  );
  const data: PageData = { state: timeless, files: scripts, hashes };
  if (placeholders.length > 0) data.placeholders = placeholders;
  return JSON.stringify(data);
}

function dataElement(parts: DocumentParts): string {
  const script = tag('script', {
    id: DATA_ID,
    'data-rendered-at': String(parts.state.renderedAtMs),
    type: 'application/json',
  });
  return `${script}${escapeJson(pageDataOf(parts))}</script>`;
}

/** What the browser needs after the first screen, in the order in which it needs it. */
function restOf(parts: DocumentParts): string {
  const { meta, startFile, hasLiveReload, boot } = parts;
  const { starter, speculationRules, liveReload } = boot;
  const elements = [
    dataElement(parts),
    `${tag('script', { 'data-src': startFile.src, 'data-integrity': startFile.integrity })}${starter}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    ...(meta.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
    ),
    hasLiveReload ? `<script>${liveReload}</script>` : '',
  ];
  return elements.join('');
}

/**
 * The HTML document: what the first screen needs comes first, image preload, used styles and markup;
 * everything else follows the markup, with low priority.
 */
export function renderDocument(parts: DocumentParts): string {
  const { body, state, boot } = parts;
  const mode = parts.colourMode ? `${parts.colourMode}" data-forced="` : 'card';
  const header = parts.isHeaderHidden ? ' data-header="hidden"' : '';
  const fonts = state.fonts ? ` data-fonts="${state.fonts.stylesheet}"` : '';
  return `<!doctype html><html lang="ko" data-mode="${mode}"${header}${fonts}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">${headOf(parts)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${stylesOf(parts)}<script>${boot.head}</script></head><body>${boot.noScript}<div id="${ROOT_ID}">${body}</div>${restOf(parts)}</body></html>`;
}
