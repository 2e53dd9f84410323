import { createHash } from 'node:crypto';
import type { DeviceForm } from '@shop/shared/domain';
import { usedProperties, withProperties } from './custom-properties';
import { splitRules } from './split-rules';
import { firstScreenOf } from './step-markup';
import {
  layerStatement,
  rulesFor,
  rulesOf,
  type SheetRules,
  type StyleRule,
  writeRules,
} from './style-rules';

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

/** The rules that a page needs. */
export interface PageStyle {
  whole: InlineStyle;
  /** The same in two parts, when a phone's first paint leaves something out (`first-paint-script.ts`). */
  split?: { first: InlineStyle; later: string };
}

const rulesOfSheets = new WeakMap<StyleFile, SheetRules>();

/** A style sheet that the parser cannot read has no rules in the head; the browser applies its file later. */
function parse({ css }: StyleFile): SheetRules {
  try {
    return rulesOf(css);
  } catch {
    return { layers: [], rules: [] };
  }
}

function readRules(sheet: StyleFile): SheetRules {
  const rules = rulesOfSheets.get(sheet) ?? parse(sheet);
  rulesOfSheets.set(sheet, rules);
  return rules;
}

/** The classes of each element, once for all that have the same. */
const classListsOf = (markup: string): string[][] =>
  [...new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names]) => names ?? ''))].map(
    (names) => names.split(' '),
  );

export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

function inline(rules: readonly StyleRule[]): InlineStyle {
  const css = writeRules(rules);
  return { css, hash: styleHash(css) };
}

/**
 * Picks the rules that the markup needs on a device, for the head of the document: so the first screen
 * arrives in the first round trip of a connection. The complete style sheets are applied before hydration
 * (`sheets-script.ts`). They have all rules in their original order, and the head declares all layers in theirs, so
 * the cascade ends the same whatever was picked here, and what is opened later is styled.
 * @param page.properties custom properties that styles outside of the sheets use
 */
export function usedStyles(
  sheets: readonly StyleFile[],
  { markup, form, properties }: { markup: string; form: DeviceForm; properties: readonly string[] },
): PageStyle {
  const classLists = classListsOf(markup);
  const page = { classes: new Set(classLists.flat()), form };
  const read = sheets.map(readRules);
  const picked = [...layerStatement(read), ...read.flatMap(({ rules }) => rulesFor(rules, page))];
  const used = usedProperties(picked, properties);
  const rules = picked.flatMap((rule) => withProperties(rule, (name) => used.has(name)));
  const whole = inline(rules);
  const firstMarkup = firstScreenOf(markup);
  if (firstMarkup === markup) return { whole };
  const firstClasses = new Set(classListsOf(firstMarkup).flat());
  const { first, later } = splitRules(rules, firstClasses, classLists, properties);
  return { whole, split: { first: inline(first), later: writeRules(later) } };
}
