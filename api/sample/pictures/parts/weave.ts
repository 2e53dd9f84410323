/**
 * Textures, drawn as dashed lines across an area and meant to be clipped to a shape.
 * A dashed line costs the renderer a tenth of what a tiled pattern does.
 */
import type { Pen } from './pen';
import { d, el, group, n } from './svg';
import { shade, tint } from './tint';

/** What is covered; by default the whole sheet. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const sheet: Area = { x: 50, y: 50, w: 700, h: 700 };

interface Dashes {
  /** From one dash to the next, along a row. */
  readonly gap: number;
  /** Length of a dash; 0 makes dots. */
  readonly length?: number;
  readonly width: number;
  readonly rowGap?: number;
  /** Moves every row right and the whole field down. */
  readonly shift?: number;
  readonly opacity?: number;
  readonly area?: Area;
  readonly round?: boolean;
}

/** Rows of short dashes or dots. */
export function dashes(colour: string, options: Dashes): string {
  const { gap, length = 0, width, rowGap = gap, shift = 0, opacity, area = sheet } = options;
  const rows = Array.from(
    { length: Math.ceil(area.h / rowGap) },
    (_, i) => d`M${area.x + shift} ${area.y + (shift * rowGap) / gap + i * rowGap}h${area.w}`,
  ).join('');
  return el('path', {
    d: rows,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-dasharray': `${n(length)} ${n(gap - length)}`,
    'stroke-linecap': (options.round ?? length === 0) ? undefined : 'butt',
  });
}

interface Bars {
  readonly opacity?: number;
  /** In degrees; upright at 0, level at 90. */
  readonly turn?: number;
  readonly area?: Area;
}

/** Even stripes: one very wide dashed line. */
export function bars(colour: string, gap: number, width: number, options: Bars = {}): string {
  const { opacity, turn = 0, area = sheet } = options;
  const [cx, cy] = [area.x + area.w / 2, area.y + area.h / 2];
  const level = turn % 180 === 90;
  const [along, across] = turn % 90 ? [area.w * 1.5, area.h * 1.5] : [area.w, area.h];
  return el('path', {
    d: level ? d`M${cx} ${area.y}v${across}` : d`M${cx - along / 2} ${cy}h${along}`,
    fill: 'none',
    stroke: colour,
    'stroke-width': level ? along : across,
    'stroke-opacity': opacity,
    'stroke-dasharray': `${n(width)} ${n(gap - width)}`,
    'stroke-linecap': 'butt',
    transform: turn % 90 ? d`rotate(${turn} ${cx} ${cy})` : undefined,
  });
}

/** Two staggered fields of dots. */
export const dots = (
  first: string,
  second: string,
  gap: number,
  width: number,
  opacity: number,
  area?: Area,
): string =>
  dashes(first, { gap, width, opacity, area }) +
  dashes(second, { gap, width, opacity, area, shift: gap / 2 });

/** Fine upright ribs, as at cuffs and hems. */
export const ribs = (colour: string, gap = 9): string =>
  bars(shade(colour, 0.4), gap, gap * 0.45, { opacity: 0.32 });

/** Rows of knitted stitches: slanted dashes, and their mirror image. */
export function knitted(pen: Pen, colour: string, size = 14): string {
  const columns = Array.from(
    { length: Math.ceil(760 / size) },
    (_, i) => d`M${400 + (i - Math.floor(380 / size)) * size - size * 0.24} -420v1640`,
  ).join('');
  const slanted = el('path', {
    d: columns,
    fill: 'none',
    stroke: shade(colour, 0.5),
    'stroke-width': size * 0.3,
    'stroke-opacity': 0.3,
    'stroke-dasharray': `${n(size * 0.62)} ${n(size * 0.38)}`,
    'stroke-linecap': 'butt',
    // Half a unit down for each unit right, so that neighbouring columns stay in step.
    transform: 'matrix(1 .5 0 1 0 0)',
  });
  return (
    pen.copy(slanted, {}) + group(pen.copy(slanted, {}), { transform: 'matrix(-1 0 0 1 800 0)' })
  );
}

/** The diagonal of twill and denim. */
export const twill = (colour: string, gap = 6, area?: Area): string =>
  bars(tint(colour, 0.5), gap, gap * 0.4, { opacity: 0.22, turn: 38, area });

/** Short hairs of two shades, as in brushed wool. */
export const melange = (colour: string, { x, y, w, h }: Area = sheet): string =>
  [shade(colour, 0.6), tint(colour, 0.6)]
    .map((stroke, at) =>
      el('path', {
        d: Array.from(
          { length: Math.ceil(h / 8) },
          (_, i) => d`M${x - ((i * 29 + at * 13) % 47)} ${y + at * 4 + i * 8}h${w + 47}`,
        ).join(''),
        fill: 'none',
        stroke,
        'stroke-width': 1.5,
        'stroke-opacity': 0.2,
        'stroke-dasharray': '5 19 3 20',
        'stroke-linecap': 'butt',
      }),
    )
    .join('');

/** Upright stripes of slanted dashes; the slant changes from stripe to stripe. */
export const herringbone = (colour: string, area: Area = sheet): string =>
  [-0.7, 0.7]
    .map((slant, side) => {
      const columns = Array.from(
        { length: Math.ceil(area.w / 32) },
        (_, i) => d`M${area.x + i * 32 + side * 16} ${area.y - 560}v${area.h + 1120}`,
      ).join('');
      return el('path', {
        d: columns,
        fill: 'none',
        stroke: shade(colour, 0.55),
        'stroke-width': 14,
        'stroke-opacity': 0.2,
        'stroke-dasharray': '2.6 5',
        'stroke-linecap': 'butt',
        transform: `matrix(1 ${slant} 0 1 0 ${-slant * 400})`,
      });
    })
    .join('');

/** Two crossing stripes. */
export const checks = (colour: string, gap = 56, area?: Area): string =>
  bars(colour, gap, gap * 0.28, { opacity: 0.28, area }) +
  bars(colour, gap, gap * 0.28, { opacity: 0.28, turn: 90, area });
