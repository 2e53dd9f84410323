/** Hands, bare arms and the arm that holds a phone, on the right side of the picture. */
import type { Pen } from '../pen';
import { rounded } from '../shape';
import { circle, d, line, path, place, rect } from '../svg';
import { shade } from '../tint';
import type { Wearer } from './wearer';

export type Point = readonly [x: number, y: number];

/** A hand that hangs from a wrist at 0, 0, its thumb towards the body. */
const hand = (pen: Pen, skin: string): string =>
  path(
    'M-14 6C-27 18 -31 36 -27 54C-24 60 -17 57 -16 50L-11 30Z',
    pen.lit(shade(skin, 0.06), 0.3),
  ) +
  path(
    'M-17 -20C-22 10 -23 28 -20 46C-19 62 -16 80 -10 88C-6 93 -1 92 0 85C3 95 9 95 11 86C15 91 20 86 20 77C22 60 22 30 17 -20Z',
    pen.lit(skin, 0.35),
  ) +
  line('M-9 48Q-8 68 -4 82M1 50V84M11 48Q13 66 12 82', shade(skin, 0.32), 2, { opacity: 0.5 }) +
  // The shadow of the cuff.
  path('M-20 -16H18L21 14Q2 26 -22 16Z', shade(skin, 0.5), { opacity: 0.34 }) +
  path('M4 16C20 30 20 58 16 80C24 66 23 34 19 8Z', shade(skin, 0.4), { opacity: 0.3 });

export const hangingHand = (pen: Pen, { skin }: Wearer, [x, y]: Point, turn: number): string =>
  place(hand(pen, skin), { x, y, turn });

/** The outline of an arm or a sleeve between two points, round at the first. */
export function limb([x1, y1]: Point, [x2, y2]: Point, r1: number, r2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [u, v] = [(x2 - x1) / length, (y2 - y1) / length];
  return d`M${x1 - v * r1} ${y1 + u * r1}A${r1} ${r1} 0 0 1 ${x1 + v * r1} ${y1 - u * r1}L${x2 + v * r2} ${y2 - u * r2}Q${x2 + u * 6} ${y2 + v * 6} ${x2 - v * r2} ${y2 + u * r2}Z`;
}

export const bareLimb = (pen: Pen, { skin }: Wearer, from: Point, to: Point): string =>
  path(limb(from, to, 29, 22), pen.lit(skin, 0.4));

/** The back of a phone whose middle is at 0, 0. */
const phoneBack = (pen: Pen, colour: string): string =>
  path(rounded(-52, -98, 104, 196, 18), '#1c1a24', { opacity: 0.25 }) +
  path(rounded(-54, -102, 108, 200, 20), pen.lit(colour, 0.8)) +
  path(rounded(-46, -94, 44, 62, 14), shade(colour, 0.16)) +
  [
    [-33, -78],
    [-15, -62],
    [-33, -47],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, '#17181c') + circle(x - 2, y - 2, 3, '#8f9fc4'))
    .join('');

/** Middle of the phone, before the face. */
const PHONE: Point = [408, 40];

/** Where the wrist of the hand with the phone is. */
export const phoneWrist: Point = [496, 184];

/** A phone before the face and the fingers that hold it, seen in a mirror. */
export function heldPhone(pen: Pen, { skin, phone }: Wearer): string {
  const [x, y] = PHONE;
  const finger = (at: number, length: number): string =>
    rect(x + 62 - length, y + at, length, 21, 10, pen.lit(skin, 0.5), {
      stroke: shade(skin, 0.35),
      'stroke-width': 1.4,
      'stroke-opacity': 0.5,
    });
  const [wx, wy] = phoneWrist;
  return (
    path(
      d`M${wx - 22} ${wy + 20}C${wx - 40} ${wy - 30} ${x + 40} ${y + 92} ${x + 40} ${y + 40}L${x + 58} ${y + 6}C${x + 92} ${y + 14} ${wx + 24} ${wy - 60} ${wx + 24} ${wy + 8}Z`,
      pen.lit(skin, 0.4),
    ) +
    place(phoneBack(pen, phone), { x, y, scale: 0.94, turn: -4 }) +
    finger(10, 56) +
    finger(32, 62) +
    finger(54, 58) +
    finger(76, 46)
  );
}
