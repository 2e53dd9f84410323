/** Collars and button fronts of coats and jackets. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { symmetric } from '../shape';
import { both, d, line, mirrored, path } from '../svg';
import { shade, tint } from '../tint';
import { buttons, seam } from '../trim';
import { liningOf } from './display';
import { crease, draped } from './drape';

export interface Front {
  readonly look: Look;
  readonly weave: string | undefined;
  readonly isDouble: boolean;
  readonly hemY: number;
  /** Height (y) at which lapels end and the coat closes. */
  readonly breakY: number;
  /** Height (y) of the lowest button, which is above a belt. */
  readonly lastY: number;
  /** Distance of the tip of a lapel from the middle. */
  readonly lapel: number;
  readonly button: string;
}

/** The edge of the overlapping front, a little off the middle. */
const opening = ({ look: { colour }, hemY, isDouble }: Front, from: number): string => {
  const x = isDouble ? 456 : 416;
  return (
    line(d`M${x + 3} ${from}V${hemY}`, shade(colour, 0.6), 9, { opacity: 0.16 }) +
    seam(
      d`M${isDouble ? 408 : 402} ${from}Q${x} ${from + 24} ${x} ${from + 70}V${hemY + 2}`,
      colour,
      2.4,
    )
  );
};

/** The front edge, and buttons from below the collar to the belt or almost to the hem. */
export function closing(pen: Pen, front: Front, from: number): string {
  const { isDouble, lastY: to, button } = front;
  const count = Math.max(2, Math.round((to - from - 14) / 78) + 1);
  const rows = isDouble ? [-40, 40] : [0];
  return (
    opening(front, from) +
    rows
      .map((x) => buttons(pen, 400 + x, from + 14, to, count, isDouble ? 12 : 13, button))
      .join('')
  );
}

/** A flat piece of a collar, lighter than the coat by the share `lift`. */
const piece = (
  pen: Pen,
  { look: { colour }, weave }: Front,
  outline: string,
  lift = 0.06,
): string =>
  draped(pen, { outline, colour: tint(colour, lift), weave, roundness: 0.2, softness: 4 });

/** Notched lapels below a turned collar. */
function lapels(pen: Pen, front: Front): string {
  const { breakY, lapel } = front;
  const tip = 400 + lapel;
  const leaf = d`M452 168L${tip} 226C${tip - 4} ${226 + (breakY - 226) * 0.4} ${400 + lapel * 0.42} ${breakY - 34} 400 ${breakY + 10}C420 ${breakY - 70} 446 240 452 168Z`;
  const collar = d`M454 122C466 148 462 166 450 184L${tip - 26} 226L${tip + 2} 196C${tip - 14} 168 512 160 490 138C478 126 466 118 454 122Z`;
  const half = piece(pen, front, leaf) + piece(pen, front, collar, 0.02);
  return mirrored(half) + half;
}

/** A shawl collar: it continues into the lapels without a notch. */
function shawl(pen: Pen, { look: { colour }, weave, breakY, lapel }: Front): string {
  const wide = 400 + lapel + 8;
  const leaf = d`M456 120C472 160 452 ${breakY - 90} 400 ${breakY + 10}C${400 + lapel * 0.5} ${breakY - 20} ${wide} ${breakY - 90} ${wide} 236C${wide} 196 514 158 490 138C478 126 466 118 456 120Z`;
  const half = draped(pen, {
    outline: leaf,
    colour: tint(colour, 0.06),
    weave,
    roundness: 0.3,
    softness: 6,
  });
  return mirrored(half) + half;
}

/** A stand-up collar; its inside is visible at the top. */
export function standCollar(pen: Pen, look: Look, weave: string | undefined): string {
  const { colour } = look;
  const top = 106;
  const inner = symmetric(
    [0, top - 16],
    [
      [34, top - 16, 58, top - 10, 60, top],
      [54, top + 16, 30, top + 20, 0, top + 20],
    ],
  );
  const band = symmetric(
    [0, top + 18],
    [
      [30, top + 18, 54, top + 12, 60, top - 2],
      [64, 150, 76, 172, 86, 184],
      [60, 210, 30, 216, 0, 216],
    ],
  );
  return (
    path(
      inner,
      pen.linear(
        [
          [0, liningOf(look)],
          [1, shade(liningOf(look), 0.5)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    draped(pen, {
      outline: band,
      colour: tint(colour, 0.03),
      weave,
      roundness: 0.5,
      softness: 4,
      folds:
        crease(colour, [344, 150], [420, 172], 8, 6, 0.3) +
        crease(colour, [452, 140], [404, 190], 8, 6, 0.26),
    })
  );
}

const stand = (pen: Pen, { weave, look }: Front): string =>
  standCollar(pen, look, weave) + seam('M408 128V216', look.colour, 2.4);

function round(pen: Pen, front: Front): string {
  const leaf =
    'M402 216C438 212 458 180 458 128L496 142C528 194 506 268 454 276C420 280 402 254 402 216Z';
  return both(piece(pen, front, leaf));
}

export const collars = { lapel: lapels, shawl, stand, round };
