/** Sets of tableware with a stated number of pieces: several kinds, in stacks. */
import type { arrangements, forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { d, path, place } from '../../parts/svg';
import { bowl, lying, nested, standing, type Ware } from './tableware';

type Arrangement = (typeof arrangements.plates)[number];
type CountedSet = Exclude<(typeof forms.plates.set)[number], 'few'>;
type Kind = 'dinner plate' | 'side plate' | 'soup bowl' | 'rice bowl';

/** Where the lowest point of a stack is. */
type Spot = readonly [x: number, y: number];

/** Pieces of each kind; a set of five has one more dinner plate, which stands behind the others. */
const piecesPerKind: Readonly<Record<CountedSet, number>> = { five: 1, eight: 2, sixteen: 4 };

const kinds: readonly Kind[] = ['dinner plate', 'soup bowl', 'side plate', 'rice bowl'];

/** How many pieces of each kind a set has. */
export const piecesOf = (set: CountedSet): Readonly<Record<Kind, number>> => {
  const count = piecesPerKind[set];
  return {
    'dinner plate': set === 'five' ? 2 : count,
    'side plate': count,
    'soup bowl': count,
    'rice bowl': count,
  };
};

/** The stacks by kind. Stacks with a smaller y are farther away, behind the others. */
const spots: Readonly<Record<Arrangement, Readonly<Record<Kind, Spot>>>> = {
  stack: {
    'dinner plate': [272, 604],
    'soup bowl': [562, 590],
    'side plate': [448, 652],
    'rice bowl': [638, 664],
  },
  setting: {
    'dinner plate': [528, 604],
    'soup bowl': [238, 590],
    'side plate': [352, 652],
    'rice bowl': [162, 664],
  },
  fan: {
    'dinner plate': [400, 590],
    'soup bowl': [588, 636],
    'side plate': [234, 640],
    'rice bowl': [424, 664],
  },
  bowls: {
    'dinner plate': [528, 590],
    'soup bowl': [300, 640],
    'side plate': [586, 660],
    'rice bowl': [424, 664],
  },
};

const DINNER_RADIUS = 166;
const SIDE_RADIUS = 116;

/** Plates in each other whose lowest point is at `y`. */
function plateStack(ware: Ware, [x, y]: Spot, r: number, count: number): string {
  const piece = lying(ware, 0, 0, r);
  const rim = y - r * 0.42;
  return (
    contact(ware.pen, x + 4, y - r * 0.04, r * 0.86, r * 0.14) +
    Array.from({ length: count }, (_, i) =>
      ware.pen.copy(piece, { transform: d`translate(${x} ${rim - i * r * 0.12})` }),
    ).join('')
  );
}

/** Bowls in each other whose lowest point is at `y`. */
function bowlStack(ware: Ware, [x, y]: Spot, scale: number, count: number): string {
  const rim = y - 112 * scale;
  const piece = nested(ware, 0, 0);
  return (
    contact(ware.pen, x + 4, y - 6, 74 * scale, 15 * scale) +
    bowl(ware, x, rim, scale) +
    Array.from({ length: count - 1 }, (_, i) =>
      place(ware.pen.copy(piece, { transform: d`translate(0 ${-i * 36})` }), {
        x,
        y: rim,
        scale: scale / 1.28,
      }),
    ).join('')
  );
}

const drawStack: Readonly<Record<Kind, (ware: Ware, spot: Spot, count: number) => string>> = {
  'dinner plate': (ware, spot, count) => plateStack(ware, spot, DINNER_RADIUS, count),
  'side plate': (ware, spot, count) => plateStack(ware, spot, SIDE_RADIUS, count),
  'soup bowl': (ware, spot, count) => bowlStack(ware, spot, 0.98, count),
  'rice bowl': (ware, spot, count) => bowlStack(ware, spot, 0.62, count),
};

/** The plate of a set of five that stands behind the others on its stand. */
const standingPlate = (ware: Ware): string =>
  contact(ware.pen, 400, 560, 120, 16) +
  standing(ware, 400, 396, 160, 0.96) +
  path('M360 566l14 -32h52l14 32Z', '#b98a58');

/** A set in stacks, each piece drawn; the arrangement is where the stacks are. */
export function drawSet(ware: Ware, set: CountedSet, arrangement: Arrangement): string {
  const placed = spots[arrangement];
  const pieces = piecesOf(set);
  const lies = (kind: Kind): number => Math.min(pieces[kind], piecesPerKind[set]);
  return (
    (pieces['dinner plate'] > lies('dinner plate') ? standingPlate(ware) : '') +
    [...kinds]
      .sort((a, b) => placed[a][1] - placed[b][1])
      .map((kind) => drawStack[kind](ware, placed[kind], lies(kind)))
      .join('')
  );
}
