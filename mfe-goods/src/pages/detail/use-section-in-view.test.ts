import { sectionAtLine } from './use-section-in-view';

const at = (...tops: number[]) =>
  ['info', 'reviews', 'shipping'].map((id, index) => ({ id, topPx: tops[index] ?? 0 }));

test.each([
  ['at the top of the page, all are below the line', at(900, 2000, 3000), 'info'],
  ['in the first', at(100, 1200, 2200), 'info'],
  ['in the second', at(-1500, 200, 1200), 'reviews'],
  ['jumped to the last', at(-3000, -1500, 60), 'shipping'],
  ['jumped back to the top from there', at(900, 2000, 3000), 'info'],
])('%s', (_, tops, id) => {
  expect(sectionAtLine(tops, 250)).toBe(id);
});
