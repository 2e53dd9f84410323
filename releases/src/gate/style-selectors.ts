/** Blocks whose inner parts are no selectors of the page. */
const OWN_BLOCK = /^@(?:-\w+-)?(?:keyframes|font-face|property|counter-style|page)\b/;

/** Commas between selectors, not those within `:is(…)`, of one level and the next. */
const COMMA = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

interface Sheet {
  /** Of every rule that is not within another rule: nested ones begin with their parent. */
  selectors: string[];
  /** Names of animations. */
  keyframes: string[];
}

/** Reads the selectors of a built style sheet. */
export function readSheet(css: string): Sheet {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const sheet: Sheet = { selectors: [], keyframes: [] };
  const open: string[] = [];
  let prelude = '';
  for (const character of text) {
    if (character === '{') {
      const block = prelude.trim();
      prelude = '';
      const [, animation] = /^@(?:-\w+-)?keyframes\s+(\S+)/.exec(block) ?? [];
      if (animation) sheet.keyframes.push(animation);
      const isInside = open.some((outer) => !outer.startsWith('@') || OWN_BLOCK.test(outer));
      if (!block.startsWith('@') && !isInside)
        sheet.selectors.push(...block.split(COMMA).map((selector) => selector.trim()));
      open.push(block);
    } else if (character === '}') {
      open.pop();
      prelude = '';
    } else if (character === ';') prelude = '';
    else prelude += character;
  }
  return sheet;
}
