/** Displays of clothes (bust, hanger), and the inside of clothes that is visible at the neck. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { symmetric } from '../shape';
import { d, ellipse, group, line, path, rect } from '../svg';
import { luma, mix, shade, tint } from '../tint';
import { tag } from '../trim';
import { type Cut, neckY } from './cut';

export const linen = '#d9cdb8';
const wood = '#b98a5c';

/** Height (y) at which the pole of a bust meets the floor. */
const FLOOR_Y = 1_020;

/** A tailor's bust on its pole, narrower than the garment on it. */
export function bust(pen: Pen, { shoulder }: Cut): string {
  const size = Math.min(1, (shoulder - 8) / 150);
  const wide = (x: number): number => x * size;
  const torso = symmetric(
    [0, 70],
    [
      [40, 70],
      [42, 112, 44, 128, 58, 142],
      [wide(90), 158, wide(132), 170, wide(144), 194],
      [wide(138), 300, wide(118), 400, wide(122), 470],
      [wide(134), 540, wide(138), 560, wide(134), 590],
      [0, 604],
    ],
  );
  return (
    rect(390, 590, 20, FLOOR_Y - 590, 4, pen.round('#5b5550')) +
    ellipse(400, FLOOR_Y, 96, 17, pen.lit('#5b5550')) +
    path(torso, pen.round(linen, 0.75)) +
    line('M400 76V600', shade(linen, 0.3), 2, { opacity: 0.5 }) +
    ellipse(400, 70, 40, 11, pen.lit(wood)) +
    ellipse(400, 66, 40, 11, tint(wood, 0.25)) +
    rect(394, 44, 12, 20, 5, pen.round(wood))
  );
}

/** A wooden hanger; its ends are inside the shoulders. */
export const hanger = (pen: Pen, cut: Cut): string => {
  const end = Math.min(cut.shoulder - 22, 150);
  return (
    line('M400 140V100q0 -10 9 -16q15 -9 15 -24a22 22 0 0 0 -43 -6', '#8d9197', 6) +
    line('M398 138V100q0 -10 9 -16', '#dfe2e6', 2) +
    path(
      d`M388 126Q400 116 412 126L${400 + end} 176v20Q400 128 ${400 - end} 196v-20Z`,
      pen.lit(wood, 0.9),
    )
  );
};

/** The colour of the lining: lighter than dark cloth, a little darker than pale cloth. */
export const liningOf = ({ colour, accent }: Look): string => {
  const base = mix(colour, accent, 0.16);
  return luma(colour) < 0.3
    ? tint(mix(base, '#8b8790', 0.55), 0.12)
    : mix(shade(base, 0.16), '#cfc6bb', 0.3);
};

export interface Inside {
  /** Whether the garment has a lining; otherwise the cloth of the garment is visible. */
  readonly isLined: boolean;
  /** Height of the collar or rib at the back of the neck. */
  readonly collar: number;
}

/** The inside of the back, visible through the neck: lining, back collar, loop and label. */
export function neckInside(pen: Pen, cut: Cut, look: Look, { isLined, collar }: Inside): string {
  const { neck, neckDepth } = cut;
  const cloth = isLined ? liningOf(look) : shade(look.colour, 0.16);
  const hole = symmetric(
    [0, neckY + 6],
    [
      [neck * 0.5, neckY + 6, neck * 0.9, neckY - 2, neck, neckY - 4],
      [neck + 6, neckY + 50, neck * 0.7, neckDepth + 10, 0, neckDepth + 16],
    ],
  );
  const band = symmetric(
    [0, neckY + 6],
    [
      [neck * 0.5, neckY + 6, neck * 0.9, neckY - 2, neck, neckY - 6],
      [neck + 2, neckY + collar * 0.5],
      [neck * 0.9, neckY + collar * 0.8, neck * 0.5, neckY + collar + 6, 0, neckY + collar + 7],
    ],
  );
  const fill = pen.linear(
    [
      [0, shade(cloth, 0.1)],
      [0.35, cloth],
      [1, shade(cloth, 0.46)],
    ],
    [0, 0],
    [0, 1],
  );
  const sheen = isLined
    ? line(
        d`M${400 - neck * 0.3} ${neckY + 40}Q${400 - neck * 0.2} ${neckDepth - 30} 396 ${neckDepth}`,
        '#ffffff',
        12,
        {
          opacity: 0.2,
          filter: pen.blur(4, 40),
        },
      )
    : '';
  const labelTop = neckY + collar + 12;
  return (
    path(hole, fill) +
    group(
      sheen +
        path(band, pen.lit(shade(look.colour, 0.12), 0.5)) +
        line(
          d`M${400 - neck} ${neckY + collar * 0.5}Q400 ${neckY + collar * 1.5 + 8} ${400 + neck} ${neckY + collar * 0.5}`,
          shade(look.colour, 0.5),
          2,
          { opacity: 0.5 },
        ) +
        (neckDepth > labelTop + 26
          ? line(d`M388 ${labelTop - 2}q12 12 24 0`, shade(cloth, 0.35), 3) +
            tag(378, labelTop + 6, 44, 20, mix(look.accent, '#f6f1e6', 0.82))
          : ''),
      { 'clip-path': pen.clip(hole) },
    )
  );
}
