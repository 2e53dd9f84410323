/** Sleeves that hang from the shoulder, or lie beside the body. */
import { d } from '../svg';
import { armpitY, type Cut, hasShortSleeves, tipYOf } from './cut';

type Point = readonly [x: number, y: number];

export interface Sleeve {
  readonly outline: string;
  /** A point of the right sleeve: `along` from shoulder (0) to cuff (1), `across` from inner (0) to outer edge (1). */
  at(along: number, across: number): Point;
  /** The outline of a band of this height at the end of the sleeve. */
  band(height: number): string;
}

/** Angles from the vertical, degrees. */
export interface ArmPose {
  readonly angle: number;
  /** How much the forearm turns back towards the body. */
  readonly bend: number;
}

const blend = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The right sleeve of a cut in a pose. */
export function sleeveOf(cut: Cut, pose: ArmPose): Sleeve {
  const { shoulder, chest, sleeve: length, puff = 0 } = cut;
  const tip: Point = [400 + shoulder, tipYOf(cut)];
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const isShort = hasShortSleeves(cut);
  // A short sleeve stands away from the body more than a long one, and hides less of it.
  const angle = isShort ? Math.max(pose.angle, 13) : pose.angle;
  const { bend } = pose;
  const cuff = isShort ? Math.min(cut.cuff, 58 + angle * 1.7) : cut.cuff;
  const upperLength = isShort ? length : length * 0.5;
  const axis = (degrees: number): Point => [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const along = ([x, y]: Point, [u, v]: Point, by: number): Point => [x + u * by, y + v * by];
  const sideOf = ([u, v]: Point): Point => [v, -u];
  const upper = axis(angle);
  const lower = axis(angle - bend);
  const head = along(tip, sideOf(upper), 9 + puff * 0.5);
  const elbowOuter = along(along(head, upper, upperLength), sideOf(upper), puff * 0.7);
  const wristOuter = isShort
    ? elbowOuter
    : along(along(elbowOuter, lower, length - upperLength), sideOf(lower), -puff * 0.9);
  const ending = isShort ? upper : lower;
  const wristInner = along(along(wristOuter, sideOf(ending), -cuff), ending, 5);
  const armpit: Point = [400 + Math.min(chest, shoulder) - 24 + angle * 0.6, armpitY + 4];
  const elbowInner = along(elbowOuter, sideOf(upper), -(cuff * 0.6 + 30 + puff * 1.2));
  const between = (from: Point, to: Point, share: number): Point => [
    blend(from[0], to[0], share),
    blend(from[1], to[1], share),
  ];
  const start: Point = [tip[0] - 18, tip[1] - 8];
  const curve = (first: Point, second: Point, end: Point): string =>
    d`C${first[0]} ${first[1]} ${second[0]} ${second[1]} ${end[0]} ${end[1]}`;
  const bow = along(along(head, upper, length * 0.3), sideOf(upper), 7 + puff * 0.9);
  const outer =
    curve([tip[0] - 4, tip[1] - 3], [head[0] + 1, tip[1] + 8], along(head, upper, 34)) +
    curve(bow, along(wristOuter, ending, -length * 0.36), wristOuter);
  const cuffMiddle = between(wristOuter, wristInner, 0.5);
  const opening = d`Q${cuffMiddle[0]} ${cuffMiddle[1] + 7} ${wristInner[0]} ${wristInner[1]}`;
  const inner = isShort
    ? d`L${armpit[0]} ${armpit[1]}`
    : curve(
        along(along(wristInner, ending, -length * 0.3), sideOf(ending), -4 - puff),
        along(along(armpit, upper, length * 0.16), sideOf(upper), -2),
        armpit,
      );
  const armhole = d`C${armpit[0] - 16} ${armpitY - 56} ${start[0] - 20} ${start[1] + 70} ${start[0]} ${start[1]}Z`;
  const at: Sleeve['at'] = (share, across) => {
    const elbowShare = upperLength / length;
    const [outside, inside] =
      share <= elbowShare
        ? [
            between(head, elbowOuter, share / elbowShare),
            between(armpit, isShort ? wristInner : elbowInner, share / elbowShare),
          ]
        : [
            between(elbowOuter, wristOuter, (share - elbowShare) / (1 - elbowShare)),
            between(elbowInner, wristInner, (share - elbowShare) / (1 - elbowShare)),
          ];
    return between(inside, outside, across);
  };
  const band: Sleeve['band'] = (height) => {
    const back = (from: Point, by: number): Point => along(from, ending, -by);
    const [a, b] = [back(wristOuter, height), back(wristInner, height)];
    const upperMiddle = between(a, b, 0.5);
    return d`M${wristOuter[0]} ${wristOuter[1]}${opening}L${b[0] - 2} ${b[1]}Q${upperMiddle[0]} ${upperMiddle[1] + 6} ${a[0] + 2} ${a[1]}Z`;
  };
  return { outline: d`M${start[0]} ${start[1]}${outer}${opening}${inner}${armhole}`, at, band };
}
