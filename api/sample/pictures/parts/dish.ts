/** Dishes. */
import type { Pen } from './pen';
import { d, ellipse, path } from './svg';
import { tint } from './tint';

/** A full bowl seen a little from above. */
export const bowl = (
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  dish: string,
  food: string,
): string =>
  path(
    d`M${cx - r} ${cy}C${cx - r * 0.9} ${cy + r * 0.7} ${cx - r * 0.4} ${cy + r * 0.8} ${cx} ${cy + r * 0.8}S${cx + r * 0.9} ${cy + r * 0.7} ${cx + r} ${cy}Z`,
    pen.round(dish),
  ) +
  ellipse(cx, cy, r, r * 0.34, tint(dish, 0.5)) +
  ellipse(cx, cy + 2, r * 0.88, r * 0.27, food);
