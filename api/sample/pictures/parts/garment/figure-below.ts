/** The person in trousers or a skirt: the body above the waistband, the shoes and bare legs below. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { hairBehind, headOf } from '../person/head';
import { lowerLeg, shadowOnFloor, soleYBelow } from '../person/legs';
import { both, group } from '../svg';
import { shade } from '../tint';
import { bodyOf, type Cut } from './cut';
import { crease, draped } from './drape';
import { type SleeveCloth, wearerIn, wornArms } from './figure';

/** A plain top, in the coordinates of upper garments. */
const TOP: Cut = {
  neck: 56,
  shoulder: 146,
  chest: 146,
  waist: 122,
  hem: 118,
  neckDepth: 178,
  hemY: 486,
  waistY: 440,
  sleeve: 420,
  cuff: 56,
  tipY: 180,
};

/** From the hem of the plain top to the waistband of trousers; that of skirts is a little lower. */
const MOVE_Y = -382;

/** Half width of a waistband, and height (y) of its upper edge at the side. */
export const waistEdge = (isSkirt: boolean): readonly [side: number, top: number] =>
  isSkirt ? [107, 109] : [117, 97];

/** Colour of the person's own top: pale beside dark goods. */
const topColourOf = (look: Look): string =>
  look.pick('top', '#f4f2ec', '#dfe3e6', '#e9ded0', '#474b54');

/** Hair behind the shoulders; and the head, the arms and the top, which covers the waistband's edge. */
export function figureAbove(
  pen: Pen,
  look: Look,
  isSkirt: boolean,
): { back: string; body: string } {
  const colour = topColourOf(look);
  const wearer = wearerIn(look);
  const cloth = (outline: string, folds = ''): string =>
    draped(pen, { outline, colour: shade(colour, 0.04), roundness: 0.45, folds });
  const sleeves: SleeveCloth = {
    plain: cloth,
    whole: (sleeve) =>
      cloth(
        sleeve.outline,
        crease(colour, sleeve.at(0.42, 0.05), sleeve.at(0.48, 0.8), -10, 7, 0.4) +
          crease(colour, sleeve.at(0.6, 0.95), sleeve.at(0.86, 0.5), -8, 7, 0.34),
      ),
  };
  const { arms, front } = wornArms(pen, { ...look, colour }, TOP, sleeves);
  const torso = draped(pen, {
    outline: bodyOf(TOP),
    colour,
    roundness: 0.42,
    folds:
      crease(colour, [500, 480], [430, 350], 12, 9, 0.34) +
      crease(colour, [304, 482], [360, 370], -12, 9, 0.3) +
      crease(colour, [420, 488], [400, 400], 8, 7, 0.28),
  });
  const moved = (content: string): string =>
    group(content, { transform: `translate(0 ${MOVE_Y + (isSkirt ? 10 : 0)})` });
  return {
    back: moved(hairBehind(pen, wearer)),
    body: moved(headOf(pen, wearer, TOP.neckDepth) + torso + arms + front),
  };
}

/** The shoes of a person with their shadow, and the legs below a skirt. */
export const figureBelow = (pen: Pen, look: Look, hemY: number, isSkirt: boolean): string => {
  const leg = lowerLeg(pen, wearerIn(look), hemY, isSkirt);
  return shadowOnFloor(pen, soleYBelow(hemY, isSkirt)) + both(pen.copy(leg, {}));
};
