/** Cloth and leather: panels with soft folds, and their weaves. */
import type { Pen } from './pen';
import { group, line } from './svg';
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
  /** A texture from `weave.ts`, laid over the cloth. */
  readonly weave?: string | undefined;
  /** How round the edges look: 1 for cloth, more for padding, 0 for a small piece that needs no softness. */
  readonly depth?: number;
}

/** One piece of cloth: lit from the upper left, its edges rounded, its creases soft. */
export function panel(pen: Pen, { outline, colour, folds = [], weave, depth = 1 }: Panel): string {
  const dark = shade(colour, luma(colour) < 0.25 ? 0.7 : 0.55);
  const light = tint(colour, luma(colour) < 0.25 ? 0.35 : 0.6);
  const cloth = pen.shape(outline, { fill: pen.lit(colour, 0.55) });
  const texture = weave ? pen.copy(weave, {}) : '';
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
    return cloth + group(texture + rim, { 'clip-path': pen.clip(outline) });
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
    group(texture + group(edges + creases, { filter: pen.blur(8 * Math.sqrt(depth), 3) }), {
      'clip-path': pen.clip(outline),
    })
  );
}
