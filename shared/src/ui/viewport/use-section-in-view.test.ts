import { sectionAtLine } from './use-section-in-view';

const at = (...tops: number[]) =>
  ['info', 'reviews', 'shipping'].map((id, index) => ({ id, topPx: tops[index] ?? 0 }));

test.each([
  ['returns the first section when all sections are below the line', at(900, 2000, 3000), 'info'],
  ['returns the first section while it crosses the line', at(100, 1200, 2200), 'info'],
  ['returns the second section while it crosses the line', at(-1500, 200, 1200), 'reviews'],
  ['returns the last section after a jump to it', at(-3000, -1500, 60), 'shipping'],
  ['returns the first section after a jump back to the top', at(900, 2000, 3000), 'info'],
])('%s', (_, tops, id) => {
  expect(sectionAtLine(tops, 250)).toBe(id);
});
