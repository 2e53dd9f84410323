/** Where the keys of a keyboard are, in units of a letter key. */

export type Layout = 'full' | 'tenkeyless' | 'compact';

export interface Key {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly kind: 'letter' | 'modifier' | 'accent';
}

/** Widths of the keys of a row from left to right; a negative number is a gap. */
type Row = readonly number[];

const letters = (count: number): Row => Array.from({ length: count }, () => 1);

/** Distance between the row of F keys and the rows below, and between blocks. */
const GAP = 0.3;

const functionRow: Row = [1, -1, ...letters(4), -0.5, ...letters(4), -0.5, ...letters(4)];

/** The five rows of letters, 15 units wide. */
const mainRows: readonly Row[] = [
  [...letters(13), 2],
  [1.5, ...letters(12), 1.5],
  [1.75, ...letters(11), 2.25],
  [2.25, ...letters(10), 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** Print screen and its neighbours, the six keys above the arrows, the arrows. */
const navigationRows: readonly Row[] = [[1, 1, 1], [1, 1, 1], [], [-1, 1], [1, 1, 1]];

const MAIN_WIDTH = 15;
const NAVIGATION_WIDTH = 3;
const PAD_WIDTH = 4;

const rowOf = (row: Row, x: number, y: number, kindAt: (at: number) => Key['kind']): Key[] => {
  let left = x;
  return row.flatMap((width, at): Key[] => {
    const start = left;
    left += Math.abs(width);
    return width < 0 ? [] : [{ x: start, y, w: width, h: 1, kind: kindAt(at) }];
  });
};

function mainKeys(fromY: number): Key[] {
  return mainRows.flatMap((row, at) =>
    rowOf(row, 0, fromY + at, (place) => {
      // The enter key ends the middle row.
      if (at === 2 && place === row.length - 1) return 'accent';
      const width = row[place] ?? 1;
      return width === 1 || width > 6 ? 'letter' : 'modifier';
    }),
  );
}

const functionKeys = (): Key[] =>
  rowOf(functionRow, 0, 0, (at) =>
    at === 0 ? 'accent' : at > 6 && at < 11 ? 'modifier' : 'letter',
  );

const navigationKeys = (x: number, fromY: number): Key[] => [
  ...rowOf([1, 1, 1], x, 0, () => 'modifier'),
  ...navigationRows.flatMap((row, at) => rowOf(row, x, fromY + at, () => 'modifier')),
];

/** The number pad: its plus and enter keys are two rows high. */
const padKeys = (x: number, fromY: number): Key[] => [
  ...[[1, 1, 1, 1], letters(3), letters(3), letters(3), [2, 1]].flatMap((row, at) =>
    rowOf(row, x, fromY + at, () => 'letter'),
  ),
  ...[1, 3].map((at): Key => ({ x: x + 3, y: fromY + at, w: 1, h: 2, kind: 'modifier' })),
];

/** The keys of a layout: 61 without F keys, 87 without and 104 with a number pad. */
export function keysOf(layout: Layout): readonly Key[] {
  if (layout === 'compact') return mainKeys(0);
  const fromY = 1 + GAP;
  const navigationX = MAIN_WIDTH + GAP;
  const padX = navigationX + NAVIGATION_WIDTH + GAP;
  return [
    ...functionKeys(),
    ...mainKeys(fromY),
    ...navigationKeys(navigationX, fromY),
    ...(layout === 'full' ? padKeys(padX, fromY) : []),
  ];
}

/** Width and height of a layout in units of a letter key. */
export const sizeOf = (layout: Layout): readonly [width: number, height: number] =>
  layout === 'compact'
    ? [MAIN_WIDTH, 5]
    : [MAIN_WIDTH + GAP + NAVIGATION_WIDTH + (layout === 'full' ? GAP + PAD_WIDTH : 0), 6 + GAP];
