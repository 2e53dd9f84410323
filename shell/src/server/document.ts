import type { PageMeta, PageMode } from '@shop/shared/app';
import { escapeHtml } from '@shop/shared/node';
import { BOOT_ID, type PageState, ROOT_ID, STATE_ID } from '../frame/page-state';
import { noScriptNotice } from './boot-watch-script';
import type { HashLists } from './file-hashes';
import { inlineScripts } from './loader-script';
import type { PageFiles } from './page-files';
import type { InlineStyle } from './page-styles';

export interface DocumentParts {
  body: string;
  meta: PageMeta;
  /** The rules that the markup uses. */
  style: InlineStyle;
  files: PageFiles;
  /** The lists of hashes of files that the browser loads later. */
  hashes: HashLists;
  state: PageState;
  publicUrl: string;
  hasLiveReload: boolean;
  /** The colour mode forced by the page. */
  colourMode?: PageMode | undefined;
  /** The URL has `isHideHeader`. */
  isHeaderHidden?: boolean;
}

/** JSON escaped for use in a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value as string)}"`);
  return `<${name}${pairs.join('')}>`;
};

function headOf({ meta, publicUrl }: DocumentParts): string {
  const canonical = meta.canonical ? `${publicUrl}${meta.canonical}` : undefined;
  const image = meta.image ? `${publicUrl}${meta.image}` : undefined;
  const parts = [
    `<title>${escapeHtml(meta.title)}</title>`,
    meta.description && tag('meta', { name: 'description', content: meta.description }),
    meta.robots && tag('meta', { name: 'robots', content: meta.robots }),
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    canonical && tag('meta', { property: 'og:url', content: canonical }),
    tag('meta', { property: 'og:title', content: meta.title }),
    image && tag('meta', { property: 'og:image', content: image }),
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

/** What the browser needs after the first screen, in the order in which it needs it. */
function restOf({ meta, files, state, hashes, hasLiveReload }: DocumentParts): string {
  const hashLists = Object.entries(hashes).map(([folder, name]) => `${folder}=${name}`);
  const sheets = files.styles.map(({ href, integrity }) => [href, integrity]);
  const scripts = files.scripts.map(({ src, integrity, isOptional }) =>
    isOptional ? [src, integrity, 1] : [src, integrity],
  );
  const parts = [
    `<script>${inlineScripts.early}</script>`,
    `<script type="application/json" id="${STATE_ID}">${inlineJson(state)}</script>`,
    `<script type="application/json" id="${BOOT_ID}" data-hashes="${hashLists.join(' ')}">${inlineJson([...sheets, ...scripts])}</script>`,
    `<script>${inlineScripts.load}</script>`,
    `<script type="speculationrules">${inlineScripts.speculationRules}</script>`,
    ...(meta.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ),
    hasLiveReload ? `<script>${inlineScripts.liveReload}</script>` : '',
  ];
  return parts.join('');
}

/**
 * The HTML document: what the first screen needs comes first, image preload, used styles and markup;
 * everything else follows the markup, scripts last and with low priority.
 */
export function renderDocument(parts: DocumentParts): string {
  const { body, style, state } = parts;
  const mode = parts.colourMode ? `${parts.colourMode}" data-forced="` : 'card';
  const header = parts.isHeaderHidden ? ' data-header="hidden"' : '';
  const fonts = state.fonts ? ` data-fonts="${state.fonts.stylesheet}"` : '';
  return `<!doctype html><html lang="ko" data-mode="${mode}"${header}${fonts}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">${headOf(parts)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script>${inlineScripts.head}</script><style>${style.css}</style></head><body>${noScriptNotice}<div id="${ROOT_ID}">${body}</div>${restOf(parts)}</body></html>`;
}
