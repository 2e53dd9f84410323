import { createHash } from 'node:crypto';
import { usedProperties, withProperties } from './custom-properties';
import { replaceMarked } from './marked-markup';
import { layerStatement, rulesFor, rulesOf, type SheetRules, writeRules } from './style-rules';

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

const classesOf = (markup: string): Set<string> =>
  new Set(
    Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names]) => names ?? '').flatMap((names) =>
      names.split(' '),
    ),
  );

/** Markup without what a phone's first paint leaves out (`first-paint.ts`). */
const firstScreenOf = (markup: string): string =>
  replaceMarked(markup, 'data-paint-step', () => '');

export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Picks the rules that the first screen of a phone needs, for the head of the document: so it arrives in the first
 * round trip of a connection. The complete style sheets are applied before what is below is drawn
 * (the shell's `first-paint.ts`). They have all rules in their original order, and the head declares all layers
 * in theirs, so the cascade ends the same whatever was picked here.
 * @param page.properties custom properties that styles outside of the sheets use
 */
export function firstScreenStyle(
  sheets: readonly StyleFile[],
  { markup, properties }: { markup: string; properties: readonly string[] },
): InlineStyle {
  const classes = classesOf(firstScreenOf(markup));
  const read = sheets.map(readRules);
  const picked = rulesFor(
    read.flatMap(({ rules }) => rules),
    classes,
  );
  const used = usedProperties(picked, properties);
  const rules = picked.flatMap((rule) => withProperties(rule, (name) => used.has(name)));
  const css = writeRules([...layerStatement(read), ...rules]);
  return { css, hash: styleHash(css) };
}
