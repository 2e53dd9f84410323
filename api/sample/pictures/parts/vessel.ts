/** Upright round goods: jars, bottles, cups and lids. */
import type { Pen } from './pen';
import { wall } from './shape';
import { d, ellipse, line, path } from './svg';
import { shade, tint } from './tint';

export interface Round {
  readonly cx: number;
  readonly top: number;
  readonly bottom: number;
  readonly r: number;
  /** Radius at the foot, when it differs. */
  readonly foot?: number;
  readonly colour: string;
  readonly finish?: 'matt' | 'metal';
  /** What one sees from above: nothing, a lid, or the inside of a vessel. */
  readonly mouth?: 'none' | 'lid' | 'open';
  readonly tilt?: number;
}

/** A straight round body with its upper end. */
export function cylinder(pen: Pen, round: Round): string {
  const {
    cx,
    top,
    bottom,
    r,
    foot = r,
    colour,
    finish = 'matt',
    mouth = 'lid',
    tilt = 0.2,
  } = round;
  const skin = finish === 'metal' ? pen.metal(colour) : pen.round(colour);
  const side = path(wall(cx, top, bottom, r, foot, tilt), skin);
  if (mouth === 'none') return side;
  const face =
    mouth === 'lid'
      ? pen.linear(
          [
            [0, tint(colour, 0.55)],
            [0.6, tint(colour, 0.12)],
            [1, shade(colour, 0.12)],
          ],
          [0, 0],
          [1, 0.8],
        )
      : pen.linear([
          [0, shade(colour, 0.5)],
          [0.6, shade(colour, 0.3)],
          [1, shade(colour, 0.12)],
        ]);
  const rim = line(
    `M${cx - r + 1} ${top}A${r - 1} ${(r - 1) * tilt} 0 0 0 ${cx + r - 1} ${top}`,
    tint(colour, 0.75),
    mouth === 'lid' ? 2 : 3.5,
    { opacity: 0.65 },
  );
  return side + ellipse(cx, top, r, r * tilt, face) + rim;
}

/** See-through glass or plastic over what was drawn before: dark rims, a clear middle. */
export const glassPaint = (pen: Pen, colour: string, strength = 1): string =>
  pen.linear([
    [0, shade(colour, 0.35), 0.75 * strength],
    [0.07, tint(colour, 0.5), 0.55 * strength],
    [0.2, tint(colour, 0.7), 0.3 * strength],
    [0.55, colour, 0.22 * strength],
    [0.86, shade(colour, 0.12), 0.42 * strength],
    [0.95, tint(colour, 0.6), 0.4 * strength],
    [1, shade(colour, 0.4), 0.75 * strength],
  ]);

/** A paper label round an upright body. */
export function wrap(
  pen: Pen,
  cx: number,
  top: number,
  bottom: number,
  r: number,
  colour: string,
  tilt = 0.2,
): string {
  const outline = d`M${cx - r} ${top}A${r} ${r * tilt} 0 0 0 ${cx + r} ${top}V${bottom}A${r} ${r * tilt} 0 0 1 ${cx - r} ${bottom}Z`;
  return path(outline, pen.round(colour, 0.75));
}
