/** Cloth and leather: panels with soft folds, and their weaves. */
import type { Pen } from './pen';
import { d, group, line, path } from './svg';
import { luma, shade, tint } from './tint';

export interface Fold {
  /** Path data of the crease. */
  readonly d: string;
  readonly width?: number;
  /** 0 to 1. */
  readonly strength?: number;
}

export interface Panel {
  readonly outline: string;
  readonly colour: string;
  readonly folds?: readonly (Fold | string)[];
  /** A `url(#…)` weave laid over the cloth. */
  readonly weave?: string | undefined;
  /** How round the edges look: 1 for cloth, more for padding, 0 for a small piece that needs no softness. */
  readonly depth?: number;
}

/** One piece of cloth: lit from the upper left, its edges rounded, its creases soft. */
export function panel(pen: Pen, { outline, colour, folds = [], weave, depth = 1 }: Panel): string {
  const dark = shade(colour, luma(colour) < 0.25 ? 0.7 : 0.55);
  const light = tint(colour, luma(colour) < 0.25 ? 0.35 : 0.6);
  const cloth =
    pen.shape(outline, { fill: pen.lit(colour, 0.55) }) +
    (weave ? pen.shape(outline, { fill: weave }) : '');
  const trace = (stroke: string, width: number, transform: string): string =>
    pen.shape(outline, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': 0.3,
      transform,
    });
  if (depth === 0) {
    const rim = trace(dark, 5, 'translate(-1 -2)') + trace(light, 3, 'translate(2 2)');
    return cloth + group(rim, { 'clip-path': pen.clip(outline) });
  }
  const creases = folds
    .map((fold) => (typeof fold === 'string' ? { d: fold } : fold))
    .map(
      ({ d: data, width = 16, strength = 0.3 }) =>
        line(data, dark, width, { opacity: strength }) +
        line(data, light, width * 0.7, {
          opacity: strength * 1.1,
          transform: `translate(${-width * 0.8} ${-width * 0.25})`,
        }),
    )
    .join('');
  const edges =
    trace(dark, 24 * depth, 'translate(-3 -5)') + trace(light, 12 * depth, 'translate(6 8)');
  return (
    cloth +
    group(group(edges + creases, { filter: pen.blur(8 * Math.sqrt(depth)) }), {
      'clip-path': pen.clip(outline),
    })
  );
}

/** Fine upright ribs, as at cuffs and hems. */
export const ribs = (pen: Pen, colour: string, gap = 9): string =>
  pen.pattern(
    gap,
    40,
    path(`M0 0h${gap * 0.45}v40h${-gap * 0.45}Z`, shade(colour, 0.4), { opacity: 0.35 }) +
      path(`M${gap * 0.55} 0h${gap * 0.2}v40h${-gap * 0.2}Z`, tint(colour, 0.5), { opacity: 0.3 }),
  );

/** Rows of knitted stitches. */
export function knitted(pen: Pen, colour: string, size = 14): string {
  const half = size / 2;
  const loop = (x: number, turn: number): string =>
    path(
      `M${x} ${size * 0.1}q${turn * half * 0.75} ${size * 0.3} ${turn * half * 0.8} ${size * 0.75}q${-turn * half * 0.7} ${-size * 0.1} ${-turn * half * 0.8} ${-size * 0.75}Z`,
      shade(colour, 0.5),
      { opacity: 0.3 },
    );
  return pen.pattern(size, size, loop(half, 1) + loop(half, -1));
}

/** The diagonal of twill and denim. */
export const twill = (pen: Pen, colour: string, gap = 6): string =>
  pen.pattern(
    gap,
    gap,
    path(`M0 0h${gap * 0.4}v${gap}h${-gap * 0.4}Z`, tint(colour, 0.5), { opacity: 0.22 }),
    'rotate(38)',
  );

/** Straight stripes, upright unless turned. */
export const stripes = (pen: Pen, colour: string, gap = 30, width = 6, turn = 0): string =>
  pen.pattern(
    gap,
    gap,
    path(`M0 0h${width}v${gap}h${-width}Z`, colour, { opacity: 0.8 }),
    `rotate(${turn})`,
  );

/** Two crossing stripes. */
export const checks = (pen: Pen, colour: string, gap = 56): string =>
  pen.pattern(
    gap,
    gap,
    path(`M0 0h${gap * 0.28}v${gap}h${-gap * 0.28}Z`, colour, { opacity: 0.28 }) +
      path(`M0 0v${gap * 0.28}h${gap}v${-gap * 0.28}Z`, colour, { opacity: 0.28 }),
  );

/** Pleats that fan out from a waist to a hem. */
export const fan = (
  waistY: number,
  hemY: number,
  waist: number,
  hem: number,
  count: number,
): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) / count) * 2 - 1;
    return {
      d: d`M${400 + at * waist * 0.9} ${waistY + 12}Q${400 + at * (waist + (hem - waist) * 0.3)} ${(waistY + hemY) / 2} ${400 + at * hem * 0.94} ${hemY}`,
      width: 14,
      strength: 0.26,
    };
  });
