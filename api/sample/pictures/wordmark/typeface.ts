/** The typefaces of wordmarks. */
import { d, group, line, n } from '../parts/svg';
import { alphabet, type Letter } from './alphabet';

export interface Typeface {
  /** Line width of a letter that is 100 high. */
  readonly weight: number;
  /** Scale of the width of letters, 1 as in the alphabet. */
  readonly width: number;
  /** Space between letters that are 100 high. */
  readonly spacing: number;
  readonly ends: 'round' | 'butt';
  /** Ratio of the thickness of upright lines to that of horizontal lines, 1 when absent. */
  readonly contrast?: number;
  readonly hasSerifs?: boolean;
  /** Angle from upright, degrees; negative leans to the right. */
  readonly slant?: number;
  /** Whether only the contours of lines are drawn. */
  readonly isOutlined?: boolean;
}

export const typefaces: readonly [Typeface, ...Typeface[]] = [
  { weight: 7, width: 1, spacing: 46, ends: 'butt' },
  { weight: 22, width: 0.62, spacing: 24, ends: 'butt' },
  { weight: 16, width: 1, spacing: 32, ends: 'round' },
  { weight: 9, width: 0.96, spacing: 38, ends: 'butt', contrast: 1.9, hasSerifs: true },
  { weight: 24, width: 1.06, spacing: 40, ends: 'butt', slant: -12 },
  { weight: 12, width: 0.74, spacing: 26, ends: 'round' },
  { weight: 26, width: 0.9, spacing: 44, ends: 'round' },
  { weight: 9, width: 1.3, spacing: 52, ends: 'butt' },
  {
    weight: 12,
    width: 0.84,
    spacing: 30,
    ends: 'butt',
    contrast: 1.7,
    hasSerifs: true,
    slant: -10,
  },
  { weight: 22, width: 0.94, spacing: 40, ends: 'round', isOutlined: true },
  { weight: 14, width: 0.9, spacing: 30, ends: 'butt', hasSerifs: true },
];

interface Drawn {
  readonly content: string;
  readonly width: number;
}

const widen = (strokes: string, x: number, by: number): string =>
  strokes.replace(/(-?\d+) (-?\d+)/g, (_, a: string, b: string) => `${n(x + Number(a) * by)} ${b}`);

/** Serifs: short horizontal lines where an upright line ends at the top or the foot of a letter. */
function serifsOf({ strokes, hasTopBar }: Letter, x: number, by: number, reach: number): string {
  const feet = new Set<string>();
  for (const [, x1 = '', y1 = '', x2 = '', y2 = ''] of strokes.matchAll(
    /(?:M|L)(-?\d+) (-?\d+)(?=L(-?\d+) (-?\d+))/g,
  )) {
    const isUpright =
      Math.abs(Number(x1) - Number(x2)) < 45 && Math.abs(Number(y1) - Number(y2)) > 45;
    if (!isUpright) continue;
    for (const [px, py] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      if ((py === '0' && !hasTopBar) || py === '100')
        feet.add(d`M${x + Number(px) * by - reach} ${py}h${reach * 2}`);
  }
  return [...feet].join('');
}

/** A word on a line 100 high that begins at x = 0. */
export function wordOf(word: string, face: Typeface, ink: string, paper: string): Drawn {
  const { weight, width, spacing, ends, contrast = 1, hasSerifs, slant = 0, isOutlined } = face;
  // Letters are drawn narrow and then widened by `contrast`, which makes upright lines thicker.
  const by = width / contrast;
  let x = 0;
  let strokes = '';
  let serifs = '';
  for (const character of word) {
    const shape = alphabet[character];
    if (shape) {
      strokes += widen(shape.strokes, x, by);
      if (hasSerifs) serifs += serifsOf(shape, x, by, (weight * 0.8 + 2) / contrast ** 0.5);
    }
    x += ((shape?.width ?? 40) * width + spacing) / contrast;
  }
  const isSharp = ends === 'butt' && !hasSerifs;
  const more = { 'stroke-linecap': ends, 'stroke-linejoin': isSharp ? 'miter' : 'round' };
  const drawn =
    line(strokes, ink, weight, more) +
    (serifs ? line(serifs, ink, weight * 0.7, more) : '') +
    (isOutlined ? line(strokes, paper, weight - 11, more) : '');
  const transform = [
    slant ? `skewX(${slant}) translate(${n(-slant * 0.9)} 0)` : '',
    contrast === 1 ? '' : `scale(${contrast} 1)`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    content: transform ? group(drawn, { transform }) : drawn,
    width: x * contrast - spacing,
  };
}
