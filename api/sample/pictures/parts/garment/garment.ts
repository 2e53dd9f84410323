/** Upper garments on their display: a bust, a hanger, a person, nothing or the table. */
import type { Display, Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { castShadow, ink } from '../shadow';
import { both, d, group, line, n } from '../svg';
import { shade } from '../tint';
import { armpitY, bodyOf, type Cut, hasShortSleeves, neckY, tipYOf, waistYOf } from './cut';
import { bust, hanger, type Inside, neckInside } from './display';
import { crease, draped, pleat } from './drape';
import { figureBehind, type SleeveCloth, wornArms } from './figure';
import { type ArmPose, type Sleeve, sleeveOf } from './sleeve';

export interface Cloth {
  readonly weave?: string | undefined;
  /** Strength of the folds: 0 for stiff cloth, 1 for usual cloth, more for thin cloth. */
  readonly drape?: number;
  /** A pattern for the sleeves that differs from the body's. */
  readonly sleeveWeave?: string | undefined;
}

export interface Parts {
  readonly cut: Cut;
  readonly cloth?: Cloth;
  readonly inside: Inside;
  /** Details on the body, under the sleeves: plackets, buttons, pockets. */
  readonly front: string;
  /** Details at the neck, above everything: lapels, collars, hoods. */
  readonly collar?: string;
  /** Details on the right sleeve, such as its cuff; the left one mirrors it. */
  readonly onSleeve?: (sleeve: Sleeve) => string;
  /** Details behind the neck, such as the back of a hood. */
  readonly behind?: string;
  /** Clothes under the garment that are visible at the neck; replaces the inside. */
  readonly underlayer?: string;
}

const poses: Readonly<Record<Exclude<Display, 'person'>, ArmPose>> = {
  ghost: { angle: 8, bend: 11 },
  bust: { angle: 4, bend: 8 },
  hanger: { angle: 2, bend: 4 },
  rail: { angle: 2, bend: 4 },
  flat: { angle: 22, bend: 6 },
};

const none = (): string => '';

/** Scale of clothes on a person, the same for all, so that heads and feet have fixed heights. */
const PERSON_SCALE = 0.8;

/** Height and width that a garment fills, and the largest scale, which small garments have. */
const room = { height: 590, width: 640, maxScale: 1.2 };

/** Scales a garment so that it fills the sheet. In a scene the neck keeps its position. */
function fitToSheet(content: string, { display }: Look, { hemY, shoulder, sleeve }: Cut): string {
  const isFixed = display === 'rail' || display === 'person';
  const reach = display === 'flat' ? sleeve * 0.36 + 20 : 44;
  const height = Math.max(hemY, 172 + sleeve) - 112;
  const fitting = Math.min(
    room.height / height,
    room.width / (2 * (shoulder + reach)),
    isFixed ? 1 : room.maxScale,
  );
  const scale = display === 'person' ? PERSON_SCALE : fitting;
  const top = isFixed ? neckY : 400 + (display === 'hanger' ? 22 : 6) - (height * scale) / 2;
  const from = isFixed ? neckY : 112;
  return group(content, {
    transform: `translate(${n(400 - 400 * scale)} ${n(top - from * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
  });
}

function bodyFolds(cut: Cut, look: Look, drape: number): string {
  const { colour } = look;
  const { chest, waist, hem, hemY } = cut;
  const waistY = waistYOf(cut);
  const at = (x: number): number => 400 + x;
  const fall = (name: string, share: number, width: number): string => {
    const shift = look.range(name, -0.07, 0.07);
    return pleat(
      colour,
      [at(waist * (share + shift) * 0.84), look.range(`${name} top`, 360, 470)],
      [at(hem * (share + shift)), hemY + 4],
      width * look.range(`${name} wide`, 0.7, 1.25),
      0.34 * drape,
    );
  };
  return (
    crease(
      colour,
      [at(chest - 8), armpitY - 4],
      [at(waist * 0.34), waistY - look.range('drag', 10, 60)],
      16,
      9,
      0.4 * drape,
    ) +
    crease(
      colour,
      [at(10 - chest), armpitY + 4],
      [at(-waist * 0.4), waistY - 20],
      -14,
      9,
      0.34 * drape,
    ) +
    crease(colour, [at(chest * 0.7), 226], [at(chest * 0.82), armpitY + 30], -8, 8, 0.2 * drape) +
    crease(colour, [at(-chest * 0.72), 230], [at(-chest * 0.8), armpitY + 20], 8, 7, 0.2 * drape) +
    crease(
      colour,
      [at(waist - 6), waistY - 6],
      [at(waist * 0.42), waistY + 22],
      -6,
      7,
      0.2 * drape,
    ) +
    fall('fall a', -0.66, 26) +
    fall('fall b', -0.3, 20) +
    fall('fall c', 0.4, 24) +
    fall('fall d', 0.74, 26)
  );
}

function sleeveFolds(sleeve: Sleeve, colour: string, drape: number, isLong: boolean): string {
  const { at } = sleeve;
  if (!isLong)
    return (
      crease(colour, at(0.2, 0.1), at(0.8, 0.55), -6, 8, 0.3 * drape) +
      crease(colour, at(0.15, 0.9), at(0.7, 0.75), 4, 7, 0.2 * drape)
    );
  const strong = 1.5 * drape;
  return (
    crease(colour, at(0.02, 0.2), at(0.36, 0.66), 9, 9, 0.26 * strong) +
    crease(colour, at(0.1, 0.92), at(0.42, 0.7), -8, 8, 0.2 * strong) +
    crease(colour, at(0.42, 0.02), at(0.46, 0.8), -12, 7, 0.32 * strong) +
    crease(colour, at(0.5, 0), at(0.52, 0.66), -8, 6, 0.32 * strong) +
    crease(colour, at(0.46, 1), at(0.56, 0.4), 6, 6, 0.22 * strong) +
    crease(colour, at(0.58, 0.05), at(0.76, 0.6), -8, 8, 0.26 * strong) +
    crease(colour, at(0.62, 0.96), at(0.9, 0.66), -9, 6, 0.2 * strong) +
    crease(colour, at(0.82, 0.1), at(0.87, 0.85), 7, 5, 0.24 * strong)
  );
}

/** How the sleeves of a garment are drawn. */
function sleeveClothOf(pen: Pen, look: Look, { cut, cloth = {}, onSleeve }: Parts): SleeveCloth {
  const { weave, drape = 1, sleeveWeave = weave } = cloth;
  const plain = (outline: string, folds = ''): string =>
    draped(pen, {
      outline,
      colour: shade(look.colour, 0.035),
      weave: sleeveWeave,
      folds,
      roundness: 0.42,
      softness: 4.5,
    });
  return {
    plain,
    whole: (sleeve) =>
      plain(sleeve.outline, sleeveFolds(sleeve, look.colour, drape, !hasShortSleeves(cut))) +
      (onSleeve?.(sleeve) ?? ''),
  };
}

/** The seam between the body and the right sleeve. */
const armholeOf = (cut: Cut, colour: string): string => {
  const { shoulder, chest } = cut;
  const tip = tipYOf(cut);
  return line(
    d`M${400 + shoulder - 18} ${tip - 8}C${400 + shoulder - 38} ${tip + 60} ${400 + chest - 40} ${armpitY - 56} ${400 + chest - 24} ${armpitY}`,
    shade(colour, 0.6),
    2,
    { opacity: 0.4 },
  );
};

/** The shadow of sleeves on the body. */
const shadowOnBody = (pen: Pen, body: string, shapes: string): string =>
  group(group(shapes, { filter: pen.blur(7, 4), opacity: 0.34 }), { 'clip-path': pen.clip(body) });

/** On a person, the side away from the light is darker. */
const sideShade = (pen: Pen): string =>
  pen.linear([
    [0.46, ink, 0],
    [0.8, ink, 0.14],
    [1, ink, 0.26],
  ]);

/** The garment on a person. */
function wornGarment(pen: Pen, look: Look, parts: Parts, torso: string): string {
  const { cut, collar = '', behind = '', underlayer = '' } = parts;
  const { outlines, arms, front } = wornArms(pen, look, cut, sleeveClothOf(pen, look, parts));
  const shadows = outlines.map((outline) => pen.shape(outline, { fill: ink })).join('');
  return (
    behind +
    figureBehind(pen, look, cut) +
    underlayer +
    torso +
    pen.shape(bodyOf(cut), { fill: sideShade(pen) }) +
    shadowOnBody(pen, bodyOf(cut), shadows) +
    arms +
    (outlines[0] ? pen.shape(outlines[0], { fill: ink, 'fill-opacity': 0.1 }) : '') +
    both(pen.copy(armholeOf(cut, look.colour), {})) +
    collar +
    front
  );
}

/** Draws a garment; `parts` has the details that make it a shirt or a coat. */
export function garment(pen: Pen, look: Look, parts: Parts): string {
  const { cut, cloth = {}, inside, front, collar = '', behind = '', underlayer } = parts;
  const { weave, drape = 1 } = cloth;
  const { colour, display } = look;
  const body = bodyOf(cut);
  const torso =
    draped(pen, { outline: body, colour, weave, folds: bodyFolds(cut, look, drape) }) + front;
  if (display === 'person') return fitToSheet(wornGarment(pen, look, parts, torso), look, cut);
  const sleeve = sleeveOf(cut, poses[display]);
  const arm = sleeveClothOf(pen, look, parts).whole(sleeve) + armholeOf(cut, colour);
  const arms = both(pen.copy(arm, {}));
  const armShadow = both(pen.shape(sleeve.outline, { fill: ink }));
  const silhouette = pen.shape(body, { fill: ink }) + armShadow;
  const cast = castShadow(pen, silhouette, display === 'flat' ? 1 : 2.2);
  const shown = { bust, hanger, ghost: none, rail: none, flat: none }[display](pen, cut);
  const hole = display === 'bust' ? '' : (underlayer ?? neckInside(pen, cut, look, inside));
  const hidden = display === 'hanger' ? hole + shown : shown + hole;
  const cloths =
    display === 'flat' ? arms + torso : torso + shadowOnBody(pen, body, armShadow) + arms;
  return fitToSheet(cast + behind + hidden + cloths + collar, look, cut);
}
