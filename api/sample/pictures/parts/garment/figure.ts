/** The person who wears the clothes in a buyer's photo, cropped at the neck as such photos are. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { symmetric } from '../shape';
import { both, d, ellipse, line, path } from '../svg';
import { shade, tint } from '../tint';
import { type Cut, hasShortSleeves } from './cut';
import { crease, draped } from './drape';
import type { Sleeve } from './sleeve';

/** The lower and the upper end (y) of a figure, outside the sheet. */
const FEET_Y = 1_500;
const TOP_Y = -500;

const skinOf = ({ pick }: Look): string => pick('skin', '#e8bf9f', '#f0cdb2', '#d9a985');

/** The colour of the person's own trousers, plain so that the article stands out. */
const trousersOf = ({ pick }: Look): string =>
  pick('wearer', '#3c4049', '#56657c', '#8d8478', '#2b2c31');

const leg = (top: number, hip: number): string =>
  d`M400 ${top}H${400 + hip}C${400 + hip + 8} ${top + 200} ${400 + hip - 24} ${top + 420} ${400 + hip - 34} ${FEET_Y}H424C424 ${top + 500} 414 ${top + 260} 400 ${top + 150}Z`;

const neckOf = (pen: Pen, skin: string, depth: number): string =>
  path(
    symmetric(
      [0, TOP_Y],
      [
        [42, TOP_Y],
        [44, 80, 46, 116, 76, 138],
        [80, 190, 50, depth, 0, depth + 14],
      ],
    ),
    pen.round(skin, 0.5),
  ) +
  ellipse(400, 92, 44, 26, shade(skin, 0.4), { opacity: 0.4, filter: pen.blur(9, 40) }) +
  both(line('M408 158Q440 148 476 150', shade(skin, 0.25), 5, { opacity: 0.45 }));

/** Neck, hands and legs of a person in an upper garment, drawn behind it. */
export function figureBehind(pen: Pen, look: Look, cut: Cut, sleeve: Sleeve): string {
  const skin = skinOf(look);
  const { hemY, hem, neckDepth } = cut;
  const hip = Math.min(128, hem * 0.84);
  const isBare = hemY > 700 && look.pick('legs', true, false);
  const colour = isBare ? skin : trousersOf(look);
  const legs = draped(pen, {
    outline: leg(hemY - 170, hip),
    colour,
    roundness: 0.5,
    folds: isBare ? '' : crease(colour, [430, hemY + 60], [500, hemY + 100], 12, 9, 0.3),
  });
  const isShort = hasShortSleeves(cut);
  const [x1, y1] = sleeve.at(1, 0.5);
  const [x2, y2] = [x1 + (isShort ? 34 : 3), y1 + (isShort ? 210 : 20)];
  const hand =
    (isShort ? line(d`M${x1 - 6} ${y1 - 30}Q${x1 + 30} ${y1 + 90} ${x2} ${y2}`, skin, 46) : '') +
    path(
      d`M${x2 - 21} ${y2 - 26}C${x2 - 30} ${y2 + 14} ${x2 - 24} ${y2 + 58} ${x2 - 4} ${y2 + 64}C${x2 + 16} ${y2 + 58} ${x2 + 28} ${y2 + 14} ${x2 + 20} ${y2 - 26}Z`,
      pen.lit(skin, 0.3),
    ) +
    line(d`M${x2 - 8} ${y2 + 22}v34M${x2 + 4} ${y2 + 24}v32`, shade(skin, 0.3), 2, {
      opacity: 0.5,
    });
  return both(legs) + both(hand) + neckOf(pen, skin, neckDepth);
}

/** An arm beside trousers or a skirt. */
const armOf = (pen: Pen, look: Look, colour: string): string =>
  path('M552 300C540 340 546 372 562 376C582 372 590 340 582 300Z', pen.round(skinOf(look), 0.6)) +
  draped(pen, {
    outline: 'M500 -500H560C574 -200 596 60 594 310H536C528 120 512 -40 500 -160Z',
    colour: shade(colour, 0.04),
    roundness: 0.5,
    folds: crease(colour, [530, 20], [590, 50], 8, 7, 0.36),
  });

/** Half width of a waistband, and height (y) of its upper edge at the side. */
export const waistEdge = (isSkirt: boolean): readonly [side: number, top: number] =>
  isSkirt ? [107, 109] : [117, 97];

/** The shirt and arms of a person; the shirt is tucked into trousers or a skirt. */
export function figureAbove(pen: Pen, look: Look, isSkirt: boolean): string {
  const colour = look.pick('top', '#f4f2ec', '#dfe3e6', '#e9ded0', '#474b54');
  const [side, top] = waistEdge(isSkirt);
  const outline = symmetric(
    [0, TOP_Y],
    [
      [150, TOP_Y],
      [150, -80, side + 4, 20, side, top],
      [side * 0.6, top + 6, side * 0.3, top + 9, 0, top + 9],
    ],
  );
  const torso = draped(pen, {
    outline,
    colour,
    roundness: 0.4,
    folds:
      crease(colour, [500, 110], [430, -20], 12, 9, 0.34) +
      crease(colour, [304, 112], [360, 0], -12, 9, 0.3) +
      crease(colour, [420, 124], [400, 30], 8, 7, 0.28),
  });
  return torso + both(pen.copy(armOf(pen, look, colour), {}));
}

/** The shoes of a person, and bare legs below a skirt. */
export function figureBelow(pen: Pen, look: Look, hemY: number, isSkirt: boolean): string {
  const skin = skinOf(look);
  const shoe = look.pick('shoe', '#f3f1ec', '#2b2c31', '#8a5a3c');
  const calf = isSkirt
    ? draped(pen, {
        outline: d`M412 ${hemY - 60}H480C488 ${hemY + 80} 470 ${hemY + 160} 458 ${hemY + 240}V${hemY + 330}H424V${hemY + 240}C418 ${hemY + 140} 412 ${hemY + 60} 412 ${hemY - 60}Z`,
        colour: skin,
        roundness: 0.5,
      })
    : '';
  const ground = isSkirt ? hemY + 340 : hemY + 26;
  const x = isSkirt ? 442 : 490;
  return both(
    calf +
      path(
        d`M${x - 30} ${ground - 40}C${x - 36} ${ground + 10} ${x - 30} ${ground + 34} ${x} ${ground + 36}C${x + 34} ${ground + 34} ${x + 40} ${ground + 8} ${x + 28} ${ground - 40}Z`,
        pen.lit(shoe),
      ) +
      line(
        d`M${x - 28} ${ground + 28}Q${x} ${ground + 40} ${x + 34} ${ground + 26}`,
        tint(shoe, 0.5),
        7,
      ),
  );
}
