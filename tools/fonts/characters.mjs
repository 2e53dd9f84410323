/** Assigns characters to font files. */

const SYLLABLES_FROM = 0xac00;
const SYLLABLES_TO = 0xd7a3;

/**
 * Slices of Pretendard's own style sheet, which sorts Korean syllables by frequency: 91 is the most
 * frequent, 72 the last before the long rest. 80–91 contain 1,023 syllables, nearly all of daily
 * text.
 */
const CORE_SLICES = [80, 91];
const MORE_SLICES = [72, 79];
const REST_PIECES = 16;

/** Syllables that are rare in daily text but common in a shop: 캣타워, 퀼팅, 숄더백, 귤, 햅쌀, 퍼퓸. */
const shopSyllables =
  '옐넛앰뜯깁넉꿰녘넨쿡홉쑥췄씻닦캣솥뻑껑둬썽젯숏멧귤캉퀼첼숄왈숯듈왁캄킥쉘앓깍찹팰뀐햅퓸눴펩윅왑냇뺐좁볍닿곁눠뉘킷콕샀샴빔윌셰넬헨쭈굽둠늄꽂렐슐깅돔풋괄먄맸';

const isSyllable = (code) => code >= SYLLABLES_FROM && code <= SYLLABLES_TO;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const codesOf = (text) => [...text].map((character) => character.codePointAt(0));

/** Latin, standalone Korean letters (초성 search), and symbols used in the shop. */
const marks = [
  ...range(0x20, 0x7e),
  ...range(0x3131, 0x3163),
  ...codesOf(
    '\u00a0©®°±·×÷²³µ–—‘’“”•…‰′″‹›※€₩™←↑→↓−√≤≥①②③④⑤⑥⑦⑧⑨⑩■□▲△▶▷▼▽◆◇○◎●★☆♡♥♪✓、。〈〉《》「」『』【】~㎏㎖㎜㎝㎞㎡㎥ℓ℃',
  ),
];

/** Reads the code points of each slice from the style sheet of Pretendard's dynamic subset. */
function slicesOf(styleSheet) {
  const rules = styleSheet.matchAll(/subset\.(\d+)\.woff2[\s\S]*?unicode-range: ([^;]+);/g);
  return new Map(
    [...rules].map(([, number, ranges]) => [
      Number(number),
      ranges.split(',').flatMap((part) => {
        const [from, to = from] = part
          .trim()
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return range(from, to);
      }),
    ]),
  );
}

const sorted = (codes) => [...new Set(codes)].sort((a, b) => a - b);

/**
 * Plans the font files: `{ name, codes }`. Each character is in one file only, because a browser
 * fetches every file whose unicode-range contains a needed character.
 */
export function planFiles(styleSheet) {
  const slices = slicesOf(styleSheet);
  const syllablesIn = ([first, last]) =>
    range(first, last).flatMap((number) => (slices.get(number) ?? []).filter(isSyllable));
  const core = sorted([...marks, ...codesOf(shopSyllables), ...syllablesIn(CORE_SLICES)]);
  const secondSlice = sorted(syllablesIn(MORE_SLICES)).filter((code) => !core.includes(code));
  const assigned = new Set([...core, ...secondSlice]);
  const stretch = Math.ceil((SYLLABLES_TO - SYLLABLES_FROM + 1) / REST_PIECES);
  const rest = range(0, REST_PIECES - 1).map((piece) => {
    const from = SYLLABLES_FROM + piece * stretch;
    const codes = range(from, Math.min(from + stretch - 1, SYLLABLES_TO));
    return { name: `rest-${piece}`, codes: codes.filter((code) => !assigned.has(code)) };
  });
  return [{ name: 'core', codes: core }, { name: 'more', codes: secondSlice }, ...rest];
}

const hex = (code) => code.toString(16);

/** [65, 66, 67, 80] → "U+41-43,U+50". */
export function unicodeRange(codes) {
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last.to + 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
