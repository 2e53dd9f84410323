import { piecesOf } from './plate-sets';

it.each([
  ['five', 5],
  ['eight', 8],
  ['sixteen', 16],
] as const)('draws a set of %s with %i pieces of several kinds', (set, count) => {
  const pieces = Object.values(piecesOf(set));
  expect(pieces.reduce((sum, number) => sum + number, 0)).toBe(count);
  expect(pieces.every((number) => number > 0)).toBe(true);
});
