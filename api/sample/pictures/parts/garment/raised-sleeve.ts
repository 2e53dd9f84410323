/** The sleeve of an arm that is bent upwards, so that its hand is before the face. */
import { limb, type Point, phoneWrist } from '../person/arms';
import { d } from '../svg';
import { armpitY, type Cut, tipYOf } from './cut';
import type { Sleeve } from './sleeve';

export interface RaisedSleeve {
  /** From the shoulder to the elbow. */
  readonly upper: string;
  /** From the elbow to the wrist, in front of the upper arm and the body. */
  readonly forearm: Sleeve;
}

/** Angle of the upper arm from the vertical, as [sine, cosine] of 17 degrees. */
const upperAxis: Point = [0.292, 0.956];

/** The elbow of a bent arm. */
export const elbowOf = (cut: Cut): Point => [
  400 + cut.shoulder - 30 + upperAxis[0] * 205,
  tipYOf(cut) + 26 + upperAxis[1] * 205,
];

export function raisedSleeve(cut: Cut): RaisedSleeve {
  const { shoulder, cuff, chest, puff = 0 } = cut;
  const tip = tipYOf(cut);
  const elbow = elbowOf(cut);
  const [ex, ey] = elbow;
  const [wx, wy] = phoneWrist;
  const r = 47 + puff * 0.7;
  const wrist = cuff / 2 + puff * 0.3;
  const length = Math.hypot(wx - ex, wy - ey);
  const [u, v] = [(wx - ex) / length, (wy - ey) / length];
  const x = 400 + shoulder;
  const armpit = 400 + Math.min(chest, shoulder) - 22;
  const upper = d`M${x - 18} ${tip - 8}C${x + 8} ${tip - 4} ${x + 18} ${tip + 20} ${x + 24 + puff * 0.5} ${tip + 60}L${ex + r} ${ey - 6}A${r} ${r} 0 0 1 ${ex - r} ${ey + 12}L${armpit} ${armpitY + 10}C${armpit - 16} ${armpitY - 56} ${x - 38} ${tip + 62} ${x - 18} ${tip - 8}Z`;
  const at: Sleeve['at'] = (along, across) => {
    const share = (along - 0.5) * 2;
    const half = (r + (wrist - r) * share) * (1 - across * 2);
    return [ex + u * length * share - v * half, ey + v * length * share + u * half];
  };
  const band: Sleeve['band'] = (height) => {
    const from = 1 - height / length / 2;
    const corner = (along: number, across: number): string => {
      const [px, py] = at(along, across);
      return d`${px} ${py}`;
    };
    return `M${corner(1, 0)}L${corner(1, 1)}L${corner(from, 1.03)}L${corner(from, -0.03)}Z`;
  };
  return { upper, forearm: { outline: limb(elbow, phoneWrist, r, wrist), at, band } };
}
