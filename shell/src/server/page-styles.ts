import { createHash } from 'node:crypto';
import type { DeviceForm } from '@shop/shared/domain';
import { rulesFor, rulesOf, type StyleRule, writeRules } from './style-rules';

/** A style sheet of a build. */
export interface StyleFile {
  href: string;
  integrity: string;
  css: string;
}

/** The content of the style element in a document's head. */
export interface InlineStyle {
  css: string;
  /** Its hash as a source in the Content-Security-Policy header: `'sha256-…'`, with the quotes. */
  hash: string;
}

const rulesOfSheets = new WeakMap<StyleFile, readonly StyleRule[]>();

/** A style sheet that the parser cannot read has no rules in the head; the browser applies its file later. */
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
 * Picks the rules that the markup needs on a device, for the head of the document: so the first screen
 * arrives in the first round trip of a connection. The complete style sheets are applied before hydration
 * (`sheets-script.ts`). They have all rules in their original order, so the cascade ends the same whatever
 * was picked here, and what is opened later is styled.
 */
export function usedStyles(
  sheets: readonly StyleFile[],
  { markup, form }: { markup: string; form: DeviceForm },
): InlineStyle {
  const page = { classes: classesOf(markup), form };
  const css = sheets.map((sheet) => writeRules(rulesFor(readRules(sheet), page))).join('');
  return { css, hash: styleHash(css) };
}
