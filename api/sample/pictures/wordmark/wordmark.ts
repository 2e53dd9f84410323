/** The round mark of a brand: its name in its own typeface, some with a symbol or a monogram. */
import { type Palette, paletteAt } from '../palettes';
import { createPen } from '../parts/pen';
import { hash } from '../parts/seed';
import { circle, d, group, line, n, path, rect } from '../parts/svg';
import { mix } from '../parts/tint';
import { symbols } from './symbols';
import { type Typeface, typefaces, wordOf } from './typeface';

/** Width and height, px. Shops show wordmarks in a circle, so the name fits into that circle. */
export const WORDMARK_PX = 400;

export interface Wordmark {
  readonly palette: number;
  /** Number of the brand among those of its palette; it selects the typeface, the layout and the colours. */
  readonly place: number;
  /** The name in capitals, its words in order. */
  readonly words: readonly string[];
}

interface Inks {
  readonly paper: string;
  readonly ink: string;
  readonly second: string;
}

/** Dark on white, white on a deep colour, dark on a tint, white on black, or dark on cream. */
function inksOf({ accent, deep, tones: [{ backdrop }] }: Palette, place: number): Inks {
  const choices: readonly [Inks, ...Inks[]] = [
    { paper: '#ffffff', ink: '#17181b', second: accent },
    { paper: deep, ink: '#fffaf1', second: mix(accent, '#ffffff', 0.35) },
    { paper: mix(backdrop, '#ffffff', 0.35), ink: deep, second: accent },
    { paper: '#17181b', ink: '#ffffff', second: mix(accent, '#ffffff', 0.3) },
    { paper: '#faf8f4', ink: deep, second: accent },
  ];
  return choices[place % choices.length] ?? choices[0];
}

/** One line for each word; an ampersand is on the line of the word after it. */
const linesOf = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .replaceAll('& ', '&_')
    .split(' ')
    .map((text) => text.replace('_', ' '));

/** Draws the lines of words round `middleY`, as large as `maxWidth` and `maxHeight` (of all lines) allow. */
function lines(
  words: readonly string[],
  face: Typeface,
  inks: Inks,
  maxWidth: number,
  middleY: number,
  maxHeight: number,
): string {
  const drawn = linesOf(words).map((word) => wordOf(word, face, inks.ink, inks.paper));
  const widest = Math.max(1, ...drawn.map((word) => word.width));
  const scale = Math.min(maxWidth / widest, maxHeight / (drawn.length * 134 - 34));
  const gap = 134 * scale;
  const top = middleY - (gap * (drawn.length - 1) + 100 * scale) / 2;
  return drawn
    .map((word, at) =>
      group(word.content, {
        transform: `translate(${n(200 - (word.width * scale) / 2)} ${n(top + at * gap)}) scale(${Math.round(scale * 1000) / 1000})`,
      }),
    )
    .join('');
}

type Layout = (words: readonly string[], face: Typeface, inks: Inks, seed: string) => string;

const symbolOf = (seed: string, { ink, second }: Inks): string => {
  const draw = symbols[hash('symbol', seed) % symbols.length];
  return draw ? draw(ink, second) : '';
};

const plain: Layout = (words, face, inks) => lines(words, face, inks, 292, 200, 150);

const underSymbol: Layout = (words, face, inks, seed) =>
  group(symbolOf(seed, inks), { transform: 'translate(200 138) scale(1.15)' }) +
  lines(words, face, inks, 236, 276, words.length > 1 ? 92 : 52);

const monogram: Layout = (words, face, inks) => {
  const [first = ''] = words[0] ?? '';
  return (
    lines(
      [first],
      { ...face, weight: Math.max(face.weight, 14) },
      { ...inks, ink: inks.second },
      150,
      150,
      128,
    ) + lines([words.join('_')], typefaces[0], inks, 220, 284, 30)
  );
};

const framed: Layout = (words, face, inks) =>
  rect(62, words.length > 1 ? 118 : 146, 276, words.length > 1 ? 164 : 108, 4, 'none', {
    stroke: inks.ink,
    'stroke-width': 5,
  }) + lines(words, face, inks, 226, 200, words.length > 1 ? 122 : 58);

const underlined: Layout = (words, face, inks) =>
  lines(words, face, inks, 270, words.length > 1 ? 174 : 190, words.length > 1 ? 132 : 78) +
  line(d`M120 268Q200 252 280 268`, inks.second, 9) +
  circle(200, 296, 6, inks.second);

const ringed: Layout = (words, face, inks) =>
  circle(200, 200, 158, 'none', { stroke: inks.second, 'stroke-width': 6 }) +
  circle(200, 200, 144, 'none', { stroke: inks.second, 'stroke-width': 2 }) +
  lines(words, face, inks, 228, 200, words.length > 1 ? 136 : 66);

const layouts: readonly [Layout, ...Layout[]] = [
  plain,
  underSymbol,
  framed,
  monogram,
  underlined,
  ringed,
  underSymbol,
];

/** @throws Error when there is no word */
export function drawWordmark({ palette, place, words }: Wordmark): string {
  if (words.length === 0) throw new Error('A wordmark has at least one word.');
  const seed = words.join(' ');
  const face =
    typefaces[(palette * 3 + place * 2 + (hash('face', seed) % 2)) % typefaces.length] ??
    typefaces[0];
  const layout = layouts[(palette * 2 + place) % layouts.length] ?? layouts[0];
  const inks = inksOf(paletteAt(palette), palette + place * 2);
  const pen = createPen();
  const content =
    path('M0 0H400V400H0Z', inks.paper) +
    group(layout(words, face, inks, seed), {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${pen.defs()}${content}</svg>`;
}
