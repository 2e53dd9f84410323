/** Outlines that many goods share. */
import { d } from './svg';

/** A straight step to [x, y], or a cubic step [x1, y1, x2, y2, x, y]. */
export type Step =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

const text = (step: Step): string =>
  step.length === 2
    ? d`L${step[0]} ${step[1]}`
    : d`C${step[0]} ${step[1]} ${step[2]} ${step[3]} ${step[4]} ${step[5]}`;

const endOf = (step: Step): readonly [number, number] =>
  step.length === 2 ? step : [step[4], step[5]];

/** An outline that is the same on both sides of `axis`; x is measured outward from it, top to bottom. */
export function symmetric(
  start: readonly [number, number],
  steps: readonly Step[],
  axis = 400,
): string {
  const right = (step: Step): Step =>
    step.length === 2
      ? [axis + step[0], step[1]]
      : [axis + step[0], step[1], axis + step[2], step[3], axis + step[4], step[5]];
  const ends = [start, ...steps.map(endOf)];
  const back = steps.map((step, i): Step => {
    const [x, y] = ends[i] ?? start;
    return step.length === 2
      ? [axis - x, y]
      : [axis - step[2], step[3], axis - step[0], step[1], axis - x, y];
  });
  const bottom = ends.at(-1) ?? start;
  return (
    d`M${axis + start[0]} ${start[1]}` +
    steps.map((step) => text(right(step))).join('') +
    d`L${axis - bottom[0]} ${bottom[1]}` +
    back.reverse().map(text).join('') +
    'Z'
  );
}

/** The side of an upright round body: straight walls, a curved foot and a curved mouth. */
export function wall(
  cx: number,
  top: number,
  bottom: number,
  rTop: number,
  rBottom = rTop,
  tilt = 0.2,
): string {
  return d`M${cx - rTop} ${top}L${cx - rBottom} ${bottom}A${rBottom} ${rBottom * tilt} 0 0 0 ${cx + rBottom} ${bottom}L${cx + rTop} ${top}A${rTop} ${rTop * tilt} 0 0 1 ${cx - rTop} ${top}Z`;
}

/** A rectangle with round corners as path data. */
export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A closed smooth line through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const count = points.length;
  const at = (i: number): readonly [number, number] => points[(i + count) % count] ?? [0, 0];
  const parts = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return d`C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  });
  const [x, y] = at(0);
  return `${d`M${x} ${y}`}${parts.join('')}Z`;
}
