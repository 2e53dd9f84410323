import { createHash } from 'node:crypto';
import type { DeviceForm } from '@shop/shared/domain';
import { rulesFor, rulesOf, type StyleRule, writeRules } from './style-rules';

/** A style sheet of a build. */
export interface InlineStyle {
  href: string;
  css: string;
  /** For the content policy: `'sha256-…'`. */
  hash: string;
}

/**
 * The styles of a document. `first` is in its head and has the rules that its markup uses, so that the
 * first screen arrives in the first round trip of a connection. `all` are the complete style sheets, which
 * follow the markup and are applied before the page's scripts: what is opened later finds its rules there,
 * and because each rule stands there in its order, the cascade is that of the style sheets alone. Bytes that
 * repeat cost little once compressed.
 */
export interface PageStyles {
  first: { css: string; hash: string };
  all: readonly InlineStyle[];
}

const rulesOfSheets = new WeakMap<InlineStyle, readonly StyleRule[]>();

/** Browsers accept what a parser refuses, so such a sheet is only among the complete ones. */
function parse({ css }: InlineStyle): StyleRule[] {
  try {
    return rulesOf(css);
  } catch {
    return [];
  }
}

function readRules(sheet: InlineStyle): readonly StyleRule[] {
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

/** Chooses what of the style sheets of a page its markup needs on such a device. */
export function pageStyles(
  all: readonly InlineStyle[],
  { markup, form }: { markup: string; form: DeviceForm },
): PageStyles {
  const page = { classes: classesOf(markup), form };
  const css = all.map((sheet) => writeRules(rulesFor(readRules(sheet), page))).join('');
  return { first: { css, hash: styleHash(css) }, all };
}
