/** Hanging cloth: the shading of a round body, tapered folds and soft edges. */
import type { Pen } from '../pen';
import { group, path } from '../svg';
import { luma, shade, tint } from '../tint';

type Point = readonly [x: number, y: number];

/**
 * Path data with rounded coordinates, which keeps the SVG small; folds are many, and blurred, so that the
 * error is invisible.
 */
export const wholePath = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  strings.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? '' : Math.round(value));
  }, '');

const darkOf = (colour: string): string => shade(colour, luma(colour) < 0.25 ? 0.75 : 0.58);
const lightOf = (colour: string): string => tint(colour, luma(colour) < 0.25 ? 0.34 : 0.75);

/** A crease inside the cloth: a dark crescent, and a light one beside it where the ridge is lit. */
export function crease(
  colour: string,
  from: Point,
  to: Point,
  bow: number,
  width: number,
  strength = 0.3,
): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const crescent = (near: number, far: number): string =>
    wholePath`M${from[0]} ${from[1]}Q${mx + nx * near} ${my + ny * near} ${to[0]} ${to[1]}Q${mx + nx * far} ${my + ny * far} ${from[0]} ${from[1]}Z`;
  return (
    path(crescent(bow, bow + width * 2), darkOf(colour), { opacity: strength }) +
    path(crescent(bow - width * 0.2, bow - width * 1.9), lightOf(colour), {
      opacity: strength * 0.75,
    })
  );
}

/** A fold that widens from a point to the hem. */
export function pleat(
  colour: string,
  from: Point,
  to: Point,
  width: number,
  strength = 0.3,
): string {
  const bendY = from[1] + (to[1] - from[1]) * 0.45;
  const wedge = (x: number, w: number): string =>
    wholePath`M${from[0]} ${from[1]}Q${from[0] + (x - from[0]) * 0.3} ${bendY} ${x - w / 2} ${to[1]}H${x + w / 2}Q${from[0] + (x - from[0]) * 0.5 + w * 0.3} ${bendY} ${from[0]} ${from[1]}Z`;
  return (
    path(wedge(to[0] + width * 0.45, width), darkOf(colour), { opacity: strength }) +
    path(wedge(to[0] - width * 0.55, width * 0.9), lightOf(colour), { opacity: strength * 0.5 })
  );
}

/** The shading of a round body: lit left of the middle, dark at both sides. */
const volume = (pen: Pen, colour: string, strength: number): string => {
  const dark = darkOf(colour);
  const light = lightOf(colour);
  return pen.linear([
    [0, dark, strength],
    [0.16, dark, 0],
    [0.3, light, strength * 0.55],
    [0.5, light, 0],
    [0.72, dark, strength * 0.3],
    [1, dark, strength * 1.15],
  ]);
};

export interface Draped {
  readonly outline: string;
  readonly colour: string;
  readonly weave?: string | undefined;
  /** Results of `crease` and `pleat`, blurred as one group. */
  readonly folds?: string;
  /** Strength of the shading, 0 for a flat piece. */
  readonly roundness?: number;
  readonly softness?: number;
}

/** One piece of hanging cloth. */
export function draped(pen: Pen, piece: Draped): string {
  const { outline, colour, weave, folds = '', roundness = 0.36, softness = 6 } = piece;
  const trace = (stroke: string, width: number, opacity: number, transform: string): string =>
    pen.shape(outline, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-opacity': opacity,
      transform,
    });
  const edges =
    trace(darkOf(colour), 13, 0.42, 'translate(-2 -3)') +
    trace(lightOf(colour), 9, 0.36, 'translate(4 6)');
  return (
    pen.shape(outline, { fill: pen.lit(colour, 0.45) }) +
    group(
      (weave ? pen.copy(weave, {}) : '') +
        pen.shape(outline, { fill: volume(pen, colour, roundness) }) +
        group(folds + edges, { filter: pen.blur(softness, 3) }),
      { 'clip-path': pen.clip(outline) },
    ) +
    pen.shape(outline, {
      fill: 'none',
      stroke: darkOf(colour),
      'stroke-width': 1.6,
      'stroke-opacity': 0.4,
    })
  );
}
