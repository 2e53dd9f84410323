/** Faces of animals as they are printed on packs, about 170 px wide and round 0, 0. */
import type { forms } from '../../forms';
import type { Pen } from '../../parts/pen';
import { circle, ellipse, line, mirrored, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';

export type Animal = (typeof forms)['pet-food']['animal'][number];

const ink = '#33261f';
/** A right half and its mirror image about x = 0. */
const pair = (right: string): string => right + mirrored(right, 0);

const eyes = (x: number, y: number, r: number): string =>
  pair(circle(x, y, r, ink) + circle(x - r * 0.3, y - r * 0.35, r * 0.32, '#ffffff'));

const cat = (pen: Pen, fur: string, eye: number): string =>
  pair(
    path('M22 -58L68 -92Q82 -50 74 -14Z', pen.lit(fur)) +
      path('M38 -56L64 -76Q70 -52 66 -34Z', '#e9a9a0'),
  ) +
  ellipse(0, 6, 80, 68, pen.lit(fur, 0.7)) +
  line('M-12 -58V-34M0 -62V-36M12 -58V-34', shade(fur, 0.36), 6) +
  ellipse(0, 34, 40, 30, tint(fur, 0.6)) +
  eyes(34, 2, eye) +
  path('M-9 22H9L0 32Z', '#d9837c') +
  line('M0 32V40M0 40Q-10 50 -20 42M0 40Q10 50 20 42', ink, 3) +
  pair(line('M40 30L92 22M40 38L92 44', ink, 2, { opacity: 0.6 }));

interface Dog {
  readonly fur: string;
  readonly ear: string;
  readonly muzzle: string;
  readonly eye: number;
  /** How far the ears hang down (y). */
  readonly earY: number;
}

const dog = (pen: Pen, { fur, ear, muzzle, eye, earY }: Dog): string =>
  ellipse(0, 4, 72, 72, pen.lit(fur, 0.7)) +
  ellipse(0, 36, 42, 34, pen.lit(muzzle, 0.4)) +
  pair(
    path(
      `M40 -60C70 -78 104 -50 98 ${earY - 30}C96 ${earY} 72 ${earY + 8} 66 ${earY - 24}C64 -20 58 -36 40 -60Z`,
      pen.lit(ear, 0.8),
    ),
  ) +
  eyes(30, -4, eye) +
  ellipse(0, 20, 17, 12, ink) +
  ellipse(-5, 16, 5, 3, '#ffffff', { opacity: 0.6 }) +
  line('M0 32V42M0 42Q-12 54 -24 44M0 42Q12 54 24 44', ink, 3.4);

const tongue = path('M-10 46H10V60Q0 72 -10 60Z', '#e5847f');

const faces: Readonly<Record<Animal, (pen: Pen) => string>> = {
  cat: (pen) => cat(pen, '#a7a3a0', 11),
  kitten: (pen) => cat(pen, '#e9a45c', 16),
  dog: (pen) => dog(pen, { fur: '#c98d54', ear: '#8a5a34', muzzle: '#f3e3cb', eye: 9, earY: 40 }),
  puppy: (pen) =>
    dog(pen, { fur: '#f2e2c4', ear: '#d3a871', muzzle: '#fffaf0', eye: 13, earY: 8 }) + tongue,
  senior: (pen) =>
    dog(pen, { fur: '#7c6a5c', ear: '#54463c', muzzle: '#dedbd6', eye: 7, earY: 66 }) +
    pair(line('M18 -24Q30 -32 44 -24', '#e6e3de', 8)),
};

export const animalFace = (pen: Pen, animal: Animal): string => faces[animal](pen);
