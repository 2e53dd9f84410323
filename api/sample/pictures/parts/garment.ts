/** The cut of upper garments laid flat: a body and two sleeves, measured outward from the middle line. */
import { type Fold, panel } from './cloth';
import type { Pen } from './pen';
import { dropped } from './shadow';
import { symmetric } from './shape';
import { d, mirrored, path } from './svg';
import { shade } from './tint';

export interface Cut {
  /** Half widths. */
  readonly neck: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  /** Heights on the sheet. */
  readonly neckDepth: number;
  readonly hemY: number;
  /** How far the sleeve reaches down from the shoulder, and how wide it opens. */
  readonly sleeve: number;
  readonly cuff: number;
}

export const shoulderY = 168;
export const neckY = 132;
const armpitY = 318;

export const bodyOf = (cut: Cut): string =>
  symmetric(
    [0, cut.neckDepth],
    [
      [cut.neck * 0.6, cut.neckDepth, cut.neck, cut.neckDepth - 26, cut.neck, neckY],
      [cut.shoulder, shoulderY],
      [cut.shoulder - 6, shoulderY + 70, cut.chest - 2, armpitY - 60, cut.chest, armpitY],
      [cut.chest, armpitY + 70, cut.waist, 420, cut.waist, 470],
      [cut.waist, 540, cut.hem, 580, cut.hem, cut.hemY - 8],
      [cut.hem * 0.7, cut.hemY + 4, cut.hem * 0.35, cut.hemY + 6, 0, cut.hemY + 6],
    ],
  );

/** Outer and inner end of the right cuff. */
export function cuffOf(cut: Cut): { outer: [number, number]; inner: [number, number] } {
  const reach = Math.min(1, cut.sleeve / 400);
  const x = 400 + cut.shoulder + 36 + reach * 62;
  const y = shoulderY + cut.sleeve;
  const lean = 1 - reach;
  return { outer: [x, y - lean * 60], inner: [x - cut.cuff * (1 - lean * 0.1), y + 8] };
}

/** The right sleeve; `side` -1 gives the left one. */
export function sleeveOf(cut: Cut, puff = 0, side: 1 | -1 = 1): string {
  const { outer, inner } = cuffOf(cut);
  const x = (value: number): number => 400 + side * value;
  const [out, into] = [outer[0] - 400, inner[0] - 400];
  const s = cut.shoulder;
  const third = cut.sleeve / 3;
  return d`M${x(s - 14)} ${shoulderY - 4}C${x(s + 30 + puff * 0.3)} ${shoulderY + 8} ${x(s + 44 + puff)} ${shoulderY + third * 0.8} ${x((s + 50 + out) / 2 + puff)} ${shoulderY + third * 1.6}L${x(out + puff * 0.5)} ${outer[1]}L${x(into - puff * 0.4)} ${inner[1]}L${x(cut.chest - 6)} ${armpitY + 8}L${x(cut.chest - 26)} ${armpitY - 70}Z`;
}

export interface Cloth {
  readonly colour: string;
  readonly weave?: string | undefined;
  readonly depth?: number;
  readonly puff?: number;
}

/** Shadow, the inside of the back neck, sleeves and body: everything but what makes it a shirt or a coat. */
export function upper(pen: Pen, cut: Cut, cloth: Cloth, folds: readonly (Fold | string)[]): string {
  const { colour, weave, depth = 1, puff = 0 } = cloth;
  const body = bodyOf(cut);
  const sleeve = sleeveOf(cut, puff);
  const { outer, inner } = cuffOf(cut);
  const bend = `M${(outer[0] + inner[0]) / 2 + 6} ${outer[1] - cut.sleeve * 0.25}Q${inner[0] + 6} ${outer[1] - cut.sleeve * 0.4} ${400 + cut.chest + 4} ${armpitY + 6}`;
  const arm = panel(pen, {
    outline: sleeve,
    colour: shade(colour, 0.05),
    weave,
    depth,
    folds: [bend, d`M${inner[0] + 4} ${inner[1] - 30}l${cut.cuff * 0.8} ${-26}`],
  });
  const back = symmetric(
    [0, neckY - 6],
    [
      [cut.neck * 0.7, neckY - 6, cut.neck, neckY - 2, cut.neck, neckY],
      [cut.neck, cut.neckDepth, cut.neck * 0.6, cut.neckDepth + 6, 0, cut.neckDepth + 6],
    ],
  );
  return (
    dropped(pen, [body, sleeveOf(cut, puff, -1), sleeve]) +
    mirrored(arm) +
    arm +
    path(
      back,
      pen.linear(
        [
          [0, shade(colour, 0.24)],
          [1, shade(colour, 0.44)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    panel(pen, { outline: body, colour, weave, depth, folds })
  );
}

/** Folds that any worn cloth shows: from the armpits and down to the hem. */
export const wornFolds = (cut: Cut): readonly Fold[] => [
  { d: d`M${400 + cut.chest - 4} 330Q${440} 390 ${425} 470`, width: 18, strength: 0.22 },
  { d: d`M${400 - cut.chest + 4} 330Q${350} 410 ${345} 500`, width: 18, strength: 0.22 },
  {
    d: d`M${400 - cut.waist * 0.55} ${cut.hemY}Q${400 - cut.waist * 0.5} 560 ${370} 500`,
    width: 20,
    strength: 0.2,
  },
  {
    d: d`M${400 + cut.waist * 0.5} ${cut.hemY}Q${400 + cut.waist * 0.55} 570 ${470} 480`,
    width: 22,
    strength: 0.24,
  },
];

/** Bands at cuffs, hem: panels of another weave that follow the cut. */
export function cuffBand(cut: Cut, height: number): string {
  const { outer, inner } = cuffOf(cut);
  return d`M${outer[0]} ${outer[1]}L${inner[0]} ${inner[1]}l${-1} ${-height}L${outer[0] - 2} ${outer[1] - height}Z`;
}

export const hemBand = (cut: Cut, height: number): string =>
  symmetric(
    [0, cut.hemY - height + 6],
    [
      [
        cut.hem * 0.4,
        cut.hemY - height + 6,
        cut.hem * 0.7,
        cut.hemY - height + 2,
        cut.hem,
        cut.hemY - height - 8,
      ],
      [cut.hem - 4, cut.hemY - 8],
      [cut.hem * 0.7, cut.hemY + 4, cut.hem * 0.35, cut.hemY + 6, 0, cut.hemY + 6],
    ],
  );

/** A round ribbed collar between the body's neckline and the back neck. */
export const neckBand = (cut: Cut, height: number): string =>
  symmetric(
    [0, cut.neckDepth],
    [
      [cut.neck * 0.6, cut.neckDepth, cut.neck, cut.neckDepth - 26, cut.neck, neckY],
      [cut.neck + height * 0.9, neckY + height * 0.25],
      [
        cut.neck + height,
        cut.neckDepth - 8,
        cut.neck * 0.7,
        cut.neckDepth + height,
        0,
        cut.neckDepth + height,
      ],
    ],
  );

/** The easy cut of knitwear. */
export const knitCut = (hemY: number, neckDepth: number): Cut => ({
  neck: 62,
  shoulder: 172,
  chest: 172,
  waist: 170,
  hem: 158,
  neckDepth,
  hemY,
  sleeve: 412,
  cuff: 58,
});
