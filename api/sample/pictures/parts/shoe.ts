/** What shoes have in common. */
import type { Pen } from './pen';
import { contact } from './shadow';
import { circle, d, line } from './svg';
import { shade } from './tint';

/** The other shoe stands behind, a little up and to the right. */
export const pair = (pen: Pen, shoe: string): string =>
  contact(pen, 448, 552, 250, 22) +
  pen.copy(shoe, { transform: 'translate(62 -62) scale(.94)' }) +
  contact(pen, 372, 648, 285, 24) +
  pen.copy(shoe, { transform: 'translate(-34 0)' });

/** Laces across a row of eyelets. */
export const lacing = (
  from: [number, number],
  to: [number, number],
  rows: number,
  colour: string,
): string =>
  Array.from({ length: rows }, (_, i) => {
    const share = i / (rows - 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    return (
      line(d`M${x - 22} ${y - 26}Q${x} ${y - 16} ${x + 16} ${y + 12}`, shade(colour, 0.45), 12, {
        opacity: 0.5,
      }) +
      line(d`M${x - 22} ${y - 28}Q${x} ${y - 18} ${x + 16} ${y + 10}`, colour, 9) +
      circle(x + 18, y + 14, 5, shade(colour, 0.55))
    );
  }).join('');
