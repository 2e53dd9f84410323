/** The papers and the light behind the goods. */
import type { Tone } from '../palettes';
import type { Pen } from '../parts/pen';
import { path, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';

/** Where the wall meets the table in a picture of standing goods. */
export const horizonY = 520;

/** Reaches past the sheet so that a nearer view still has paper under it. */
const [from, size] = [-400, 1600];

const lamp = (pen: Pen): string =>
  rect(
    from,
    from,
    size,
    size,
    0,
    pen.radial(
      [
        [0, '#ffffff', 0.55],
        [0.5, '#ffffff', 0.12],
        [1, '#ffffff', 0],
      ],
      [0.42, 0.4],
      0.42,
    ),
  );

/** A wall and a table, for standing goods. */
export function standing(pen: Pen, tone: Tone): string {
  const wall = pen.linear(
    [
      [0.2, tint(tone.backdrop, 0.28)],
      [0.8, shade(tone.backdrop, 0.06)],
    ],
    [0, 0],
    [1, 0.7],
  );
  const table = pen.linear(
    [
      [0, shade(tone.floor, 0.09)],
      [0.12, tone.floor],
      [0.5, tint(tone.floor, 0.22)],
    ],
    [0.5, 0],
    [0.4, 1],
  );
  return (
    rect(from, from, size, size, 0, wall) +
    lamp(pen) +
    rect(from, horizonY, size, size - horizonY, 0, table) +
    rect(from, horizonY, size, 3, 0, '#ffffff', { opacity: 0.22 })
  );
}

/** Two sheets of paper seen from above, for goods laid flat. */
export function flat(pen: Pen, tone: Tone): string {
  const under = pen.linear(
    [
      [0.2, tint(tone.backdrop, 0.2)],
      [0.8, shade(tone.backdrop, 0.05)],
    ],
    [0, 0],
    [1, 1],
  );
  const over = pen.linear(
    [
      [0, tint(tone.floor, 0.1)],
      [1, shade(tone.floor, 0.04)],
    ],
    [0, 0],
    [0, 1],
  );
  const cut = (lift: number): string => `M-400 ${1010 + lift}L1200 ${150 + lift}V1200H-400Z`;
  return (
    rect(from, from, size, size, 0, under) +
    path(cut(-5), shade(tone.floor, 0.3), { opacity: 0.25 }) +
    path(cut(0), over) +
    lamp(pen)
  );
}
