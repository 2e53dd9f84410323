/** Wood. */
import type { Pen } from './pen';
import { d, group, line } from './svg';
import { shade } from './tint';
import { inside } from './trim';

/** Long-grained wood across a shape. */
export const grain = (pen: Pen, outline: string, colour: string, turn = 0): string =>
  inside(
    pen,
    outline,
    group(
      Array.from({ length: 12 }, (_, i) =>
        line(
          d`M0 ${i * 70 - 10}Q200 ${i * 70 + (i % 3) * 22 - 30} 400 ${i * 70 + (i % 2) * 16}T800 ${i * 70 - 6}`,
          shade(colour, 0.4),
          3 + (i % 3) * 2,
          { opacity: 0.16 },
        ),
      ).join(''),
      { transform: `rotate(${turn} 400 400)` },
    ),
  );
