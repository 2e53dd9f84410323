/** The cut of upper garments: a body and two sleeves, measured outward from the middle line. */
import { symmetric } from '../shape';

export interface Cut {
  /** Half widths of the neck, the shoulders, the chest, the waist and the hem. */
  readonly neck: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  /** Heights (y) of the lowest point of the neckline and of the hem. */
  readonly neckDepth: number;
  readonly hemY: number;
  /** Length of the sleeve from the shoulder, and width of its opening. */
  readonly sleeve: number;
  readonly cuff: number;
  /** Fullness of the upper arm, 0 for a narrow sleeve. */
  readonly puff?: number;
  /** Height (y) of the shoulder tip, 172 when absent; a larger value makes the shoulders slope more. */
  readonly tipY?: number;
  /** Height (y) of the waist, 470 when absent. */
  readonly waistY?: number;
  readonly isVNeck?: boolean;
  /** How much higher the hem is at the sides than in the middle. */
  readonly tail?: number;
}

export const neckY = 132;
export const armpitY = 322;
export const tipYOf = ({ tipY = 172 }: Cut): number => tipY;
export const waistYOf = ({ waistY = 470 }: Cut): number => waistY;
export const hasShortSleeves = ({ sleeve }: Cut): boolean => sleeve < 260;

/** The edge of the front neckline, from the middle out to the shoulder. */
const neckline = ({ neck, neckDepth, isVNeck }: Cut) =>
  isVNeck
    ? ([neck * 0.5, neckDepth - 50, neck + 4, neckY + 60, neck, neckY] as const)
    : ([neck * 0.6, neckDepth, neck, neckDepth - 26, neck, neckY] as const);

export function bodyOf(cut: Cut): string {
  const { shoulder, chest, waist, hem, hemY, tail = 0 } = cut;
  const tip = tipYOf(cut);
  const waistY = waistYOf(cut);
  return symmetric(
    [0, cut.neckDepth],
    [
      neckline(cut),
      [cut.neck + 26, neckY + 10, shoulder - 40, tip - 20, shoulder, tip],
      [shoulder - 8, tip + 60, chest - 6, armpitY - 50, chest, armpitY],
      [chest, armpitY + 60, waist, waistY - 60, waist, waistY],
      [waist, waistY + 70, hem - 2, hemY - 130 - tail, hem, hemY - 10 - tail],
      [hem * 0.82 - tail * 0.2, hemY + 3 - tail * 0.2, hem * 0.35, hemY + 6, 0, hemY + 6],
    ],
  );
}

/** The band along the hem of the body. */
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
      [cut.hem - 4, cut.hemY - 10],
      [cut.hem * 0.7, cut.hemY + 3, cut.hem * 0.35, cut.hemY + 6, 0, cut.hemY + 6],
    ],
  );

/** A collar band along the neckline, such as the rib of a knit. */
export function neckBand(cut: Cut, height: number): string {
  const { neck, neckDepth, isVNeck } = cut;
  const outward = isVNeck
    ? ([neck + height + 4, neckY + 70, neck * 0.6 + height, neckDepth - 40] as const)
    : ([neck + height, neckDepth - 8, neck * 0.7, neckDepth + height] as const);
  return symmetric(
    [0, neckDepth],
    [
      neckline(cut),
      [neck + height * 0.9, neckY + height * 0.25],
      [...outward, 0, neckDepth + height],
    ],
  );
}
