import { createHash } from 'node:crypto';
import type { DeviceForm } from '@shop/shared/domain';
import { rulesFor, rulesOf, type StyleRule, writeRules } from './style-rules';

/** A style sheet of a build. */
export interface StyleFile {
  href: string;
  integrity: string;
  css: string;
}

/** Rules in the head of a document. */
export interface InlineStyle {
  css: string;
  /** For the content policy: `'sha256-…'`. */
  hash: string;
}

const rulesOfSheets = new WeakMap<StyleFile, readonly StyleRule[]>();

/** Browsers accept what a parser refuses, so such a sheet applies when its file is loaded. */
function parse({ css }: StyleFile): StyleRule[] {
  try {
    return rulesOf(css);
  } catch {
    return [];
  }
}

function readRules(sheet: StyleFile): readonly StyleRule[] {
  const rules = rulesOfSheets.get(sheet) ?? parse(sheet);
  rulesOfSheets.set(sheet, rules);
  return rules;
}

const classesOf = (markup: string): Set<string> =>
  new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );

export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * The rules of a page's style sheets that its markup uses on such a device, so that the first screen arrives
 * in the first round trip of a connection. The loader applies the files before the page's scripts: what is
 * opened later finds its rules there, and because each rule stands there in its order, the cascade is that
 * of the style sheets alone.
 */
export function usedStyles(
  sheets: readonly StyleFile[],
  { markup, form }: { markup: string; form: DeviceForm },
): InlineStyle {
  const page = { classes: classesOf(markup), form };
  const css = sheets.map((sheet) => writeRules(rulesFor(readRules(sheet), page))).join('');
  return { css, hash: styleHash(css) };
}
