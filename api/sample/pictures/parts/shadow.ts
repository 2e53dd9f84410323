/** What the one lamp, upper left, leaves on the table. */
import type { Pen } from './pen';
import { ellipse, group } from './svg';

export const ink = '#1c1a24';

/** Under standing goods: a dark touch where they meet the table and a soft cast to the right. */
export function contact(pen: Pen, cx: number, y: number, rx: number, ry = rx * 0.16): string {
  const soft = pen.radial([
    [0, ink, 0.6],
    [0.6, ink, 0.3],
    [1, ink, 0],
  ]);
  const cast = pen.radial([
    [0, ink, 0.32],
    [0.6, ink, 0.12],
    [1, ink, 0],
  ]);
  return (
    ellipse(cx + rx * 0.42, y + ry * 0.1, rx * 1.5, ry * 1.7, cast) +
    ellipse(cx + rx * 0.06, y, rx * 1.16, ry * 1.15, soft)
  );
}

/** Under goods laid flat: their own outlines, moved away from the light and blurred. */
export const dropped = (pen: Pen, outlines: readonly string[], height = 1): string =>
  castShadow(pen, outlines.map((outline) => pen.shape(outline, { fill: ink })).join(''), height);

/** The shadow of shapes filled with `ink`; `height` is how far they are from the paper. */
export const castShadow = (pen: Pen, shapes: string, height = 1): string =>
  group(shapes, {
    transform: `translate(${9 * height} ${14 * height})`,
    opacity: height > 1 ? 0.22 : 0.3,
    filter: pen.blur(9 * height),
  });
