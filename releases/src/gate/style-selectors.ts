/** At-rules whose blocks contain no selectors of elements. */
const OWN_BLOCK = /^@(?:-\w+-)?(?:keyframes|font-face|property|counter-style|page)\b/;

/** Splits a selector list at its commas, except commas within parentheses, such as in `:is(…)`. */
function splitList(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${character}`);
  }
  return selectors.map((selector) => selector.trim());
}

interface Sheet {
  /** Selectors of all rules except nested rules, which can match only within their parent. */
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
      if (!block.startsWith('@') && !isInside) sheet.selectors.push(...splitList(block));
      open.push(block);
    } else if (character === '}') {
      open.pop();
      prelude = '';
    } else if (character === ';') prelude = '';
    else prelude += character;
  }
  return sheet;
}
