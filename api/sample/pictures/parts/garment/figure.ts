/** The person in upper garments: what is behind the garment, and the arms in its sleeves. */
import type { Look } from '../../goods/drawing';
import type { Pen } from '../pen';
import { bareLimb, hangingHand, heldPhone, type Point, phoneWrist } from '../person/arms';
import { hairBehind, headOf, neckOf } from '../person/head';
import { legsOf } from '../person/legs';
import { someone, type Wearer } from '../person/wearer';
import { symmetric } from '../shape';
import { both, d, line, mirrored, path } from '../svg';
import { inside } from '../trim';
import { type Cut, hasShortSleeves, tipYOf } from './cut';
import { elbowOf, raisedSleeve } from './raised-sleeve';
import { type ArmPose, type Sleeve, sleeveOf } from './sleeve';

export const wearerIn = ({ wearer }: Look): Wearer => wearer ?? someone;

/** Necklines that are lower than this (y) belong to coats and jackets, which are worn over a top. */
const OPEN_FRONT_Y = 300;

/** Garments whose hem is lower than this (y) cover the thighs. */
const LONG_HEM_Y = 700;

/** A plain top under an open collar. */
const innerTop = (pen: Pen, { neckDepth, neck }: Cut): string =>
  path(
    symmetric(
      [0, 190],
      [
        [30, 188, neck - 8, 168, neck - 2, 130],
        [neck + 20, 150, neck + 20, neckDepth, 0, neckDepth + 30],
      ],
    ),
    pen.lit('#ece8e0', 0.8),
  ) + both(line(d`M402 192Q430 188 ${400 + neck - 6} 140`, '#bdb6aa', 5, { opacity: 0.7 }));

/** Hair, legs, neck and face of a person in an upper garment, drawn behind it. */
export function figureBehind(pen: Pen, look: Look, cut: Cut): string {
  const wearer = wearerIn(look);
  const { hemY, hem, neckDepth } = cut;
  // A short garment is worn over trousers.
  const dressed: Wearer = hemY > LONG_HEM_Y ? wearer : { ...wearer, legwear: 'trousers' };
  return (
    hairBehind(pen, wearer) +
    legsOf(pen, dressed, Math.min(126, hem * 0.86), hemY) +
    headOf(pen, wearer, neckDepth) +
    (neckDepth > OPEN_FRONT_Y ? innerTop(pen, cut) : '')
  );
}

/** The neck of a person and the edge of their top, in the opening of a hood that lies on the back; empty without a person. */
export const neckInHood = (pen: Pen, look: Look, opening: string): string =>
  look.display === 'person'
    ? inside(
        pen,
        `${opening}M362 88H438V170H362Z`,
        neckOf(pen, wearerIn(look).skin, 236) +
          path('M336 196C372 226 428 226 464 196L452 260H348Z', pen.lit('#ece8e0', 0.8)) +
          line('M336 198C372 228 428 228 464 198', '#bdb6aa', 4, { opacity: 0.7 }),
      )
    : '';

/** How the cloth of a sleeve is drawn. */
export interface SleeveCloth {
  /** A whole sleeve with its details. */
  readonly whole: (sleeve: Sleeve) => string;
  /** A part of a sleeve, without details. */
  readonly plain: (outline: string) => string;
}

export interface WornArms {
  /** Outlines of what lies on the body, for its shadow. */
  readonly outlines: readonly string[];
  readonly arms: string;
  /** What is in front of the collar and the face. */
  readonly front: string;
}

const poseOfSide: Readonly<Record<'left' | 'right', ArmPose>> = {
  left: { angle: 8, bend: 11 },
  right: { angle: 10, bend: 15 },
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const from = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];

/** A bare forearm and its hand below a short sleeve. */
function bareArm(pen: Pen, wearer: Wearer, cut: Cut, pose: ArmPose): string {
  const shoulder: Point = [400 + cut.shoulder - 20, tipYOf(cut) + 50];
  const elbow = from(shoulder, pose.angle + 2, 190);
  const wrist = from(elbow, pose.angle - pose.bend, 172);
  return (
    bareLimb(pen, wearer, shoulder, elbow) +
    bareLimb(pen, wearer, elbow, wrist) +
    hangingHand(pen, wearer, wrist, pose.bend - pose.angle)
  );
}

/** An arm that hangs. */
function loweredArm(
  pen: Pen,
  look: Look,
  cut: Cut,
  side: keyof typeof poseOfSide,
  cloth: SleeveCloth,
): { outline: string; arm: string } {
  const wearer = wearerIn(look);
  const pose = poseOfSide[side];
  const sleeve = sleeveOf(cut, pose);
  const { outline } = sleeve;
  if (hasShortSleeves(cut))
    return { outline, arm: bareArm(pen, wearer, cut, pose) + cloth.whole(sleeve) };
  const hand = hangingHand(pen, wearer, sleeve.at(1, 0.5), pose.bend - pose.angle);
  return { outline, arm: hand + cloth.whole(sleeve) };
}

/** The arm whose hand holds a phone before the face. */
function phoneArm(pen: Pen, look: Look, cut: Cut, cloth: SleeveCloth): WornArms {
  const wearer = wearerIn(look);
  const phone = heldPhone(pen, wearer);
  if (hasShortSleeves(cut)) {
    const sleeve = sleeveOf(cut, { angle: 16, bend: 0 });
    const elbow = elbowOf(cut);
    return {
      outlines: [sleeve.outline],
      arms:
        bareLimb(pen, wearer, [400 + cut.shoulder - 20, tipYOf(cut) + 50], elbow) +
        cloth.whole(sleeve),
      front: bareLimb(pen, wearer, elbow, phoneWrist) + phone,
    };
  }
  const { upper, forearm } = raisedSleeve(cut);
  return {
    outlines: [upper, forearm.outline],
    arms: cloth.plain(upper),
    front: phone + cloth.whole(forearm),
  };
}

/** Both arms of a person. The left one always hangs. */
export function wornArms(pen: Pen, look: Look, cut: Cut, cloth: SleeveCloth): WornArms {
  const left = loweredArm(pen, look, cut, 'left', cloth);
  const { pose } = wearerIn(look);
  if (pose === 'phone') {
    const right = phoneArm(pen, look, cut, cloth);
    return { ...right, arms: mirrored(left.arm) + right.arms };
  }
  const right = loweredArm(pen, look, cut, 'right', cloth);
  return { outlines: [right.outline], arms: mirrored(left.arm) + right.arm, front: '' };
}
