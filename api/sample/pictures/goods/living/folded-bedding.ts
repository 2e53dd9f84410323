import { panel } from '../../parts/cloth';
import type { Pen } from '../../parts/pen';
import { contact, ink } from '../../parts/shadow';
import { smooth } from '../../parts/shape';
import { d, line, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';

interface Layer {
  /** Heights (y) of the upper and the lower edge, and half the width. */
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly colour: string;
  readonly weave?: string | undefined;
}

/** Where the pattern of the cloth is laid: all that the folded bedding covers. */
export const foldedArea = { x: 120, y: 190, w: 560, h: 470 };

/** One folded layer from the front: its ends are round where the cloth turns, its edges bulge a little. */
function layer(pen: Pen, { top, bottom, half, colour, weave }: Layer): string {
  const middle = (top + bottom) / 2;
  const outline = smooth([
    [400 - half + 34, top + 4],
    [400 - half * 0.5, top - 5],
    [400, top + 2],
    [400 + half * 0.5, top - 6],
    [400 + half - 34, top + 4],
    [400 + half, middle - 4],
    [400 + half - 30, bottom - 3],
    [400 + half * 0.4, bottom + 3],
    [400, bottom],
    [400 - half * 0.45, bottom + 3],
    [400 - half + 30, bottom - 3],
    [400 - half, middle + 4],
  ]);
  const fold = (share: number, width: number): string => {
    const x = 400 + half * share;
    return d`M${x} ${top + 6}Q${x + width} ${middle} ${x - width * 0.4} ${bottom - 10}`;
  };
  // The line between the two plies ends before the left edge, where the cloth turns.
  const plies = d`M${430 - half} ${middle + 4}Q400 ${middle + 12} ${392 + half} ${middle - 4}`;
  return (
    panel(pen, {
      outline,
      colour,
      weave,
      depth: 1.2,
      folds: [fold(-0.62, 12), fold(-0.16, -10), fold(0.3, 10), fold(0.7, -12)],
    }) +
    line(plies, shade(colour, 0.42), 3, { opacity: 0.7 }) +
    line(plies, tint(colour, 0.7), 2, { opacity: 0.6, transform: 'translate(0 4)' })
  );
}

/** The upper side of the highest layer, seen from a little above. */
function upperSide(pen: Pen, colour: string, weave: string | undefined): string {
  return panel(pen, {
    outline: smooth([
      [184, 356],
      [206, 312],
      [300, 298],
      [400, 302],
      [500, 296],
      [596, 312],
      [618, 356],
      [604, 400],
      [400, 408],
      [196, 400],
    ]),
    colour: tint(colour, 0.22),
    weave,
    depth: 0.9,
  });
}

const pillowOutline = smooth([
  [222, 272],
  [238, 250],
  [320, 224],
  [400, 218],
  [480, 224],
  [562, 250],
  [580, 272],
  [572, 306],
  [578, 336],
  [500, 348],
  [400, 354],
  [300, 350],
  [222, 338],
  [230, 306],
]);

/** A pillow that lies flat, with the seam round its edge. */
const pillow = (pen: Pen, colour: string, weave: string | undefined): string =>
  path(pillowOutline, ink, {
    opacity: 0.3,
    filter: pen.blur(8),
    transform: 'translate(6 12)',
  }) +
  panel(pen, {
    outline: pillowOutline,
    colour,
    weave,
    depth: 1.5,
    folds: ['M262 330Q300 296 268 268', 'M540 332Q506 300 536 266', 'M360 344Q400 330 446 344'],
  }) +
  line('M232 320Q310 336 400 338T570 318', shade(colour, 0.34), 3, { opacity: 0.55 }) +
  line('M232 320Q310 336 400 338T570 318', tint(colour, 0.7), 2, {
    opacity: 0.5,
    transform: 'translate(0 4)',
  });

/** A duvet and a blanket, folded into layers, with a pillow on them. */
export function foldedBedding(
  pen: Pen,
  { colour, second, weave }: { colour: string; second: string; weave: string | undefined },
): string {
  const own = { colour, weave };
  return (
    contact(pen, 404, 644, 250, 26) +
    layer(pen, { top: 560, bottom: 648, half: 262, ...own }) +
    layer(pen, { top: 484, bottom: 570, half: 252, ...own }) +
    layer(pen, { top: 420, bottom: 494, half: 258, colour: second }) +
    layer(pen, { top: 362, bottom: 430, half: 244, ...own }) +
    upperSide(pen, colour, weave) +
    pillow(pen, tint(colour, 0.3), weave)
  );
}
