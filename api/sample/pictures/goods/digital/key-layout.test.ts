import { drawGoods, variantOf } from '../../index';
import { type Key, keysOf, type Layout, sizeOf } from './key-layout';

const layouts: readonly Layout[] = ['full', 'tenkeyless', 'compact'];

const rowsOf = (layout: Layout) =>
  new Set(keysOf(layout).flatMap(({ y, h }) => (h === 1 ? [y] : []))).size;

it('has as many keys as boards of a layout have', () => {
  expect(layouts.map((layout) => keysOf(layout).length)).toEqual([104, 87, 61]);
});

it('has six rows with F keys, and five without', () => {
  expect(layouts.map(rowsOf)).toEqual([6, 6, 5]);
  const functionKeys = keysOf('tenkeyless').filter(({ x, y }) => y === 0 && x < 15);
  expect(functionKeys).toHaveLength(13);
});

it('has a number pad on full boards alone', () => {
  const [full, tenkeyless] = layouts.map((layout) => keysOf(layout));
  const widths = layouts.map((layout) => sizeOf(layout)[0]);
  expect((full ?? []).filter(({ x }) => x >= (widths[1] ?? 0))).toHaveLength(17);
  expect((tenkeyless ?? []).filter(({ x }) => x >= 15)).toHaveLength(13);
});

it.each(layouts)('keeps the keys of a %s board apart and on the board', (layout) => {
  const keys = keysOf(layout);
  const [width, height] = sizeOf(layout);
  const overlaps = (a: Key, b: Key) =>
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6 &&
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6;
  expect(keys.flatMap((a, at) => keys.slice(at + 1).filter((b) => overlaps(a, b)))).toEqual([]);
  for (const { x, y, w, h } of keys) {
    expect(x + w).toBeLessThanOrEqual(width + 1e-6);
    expect(y + h).toBeLessThanOrEqual(height + 1e-6);
  }
});

it('never mirrors a keyboard', () => {
  for (let shape = 0; shape < 12; shape += 1) {
    const variant = variantOf('keyboard', shape, 0);
    const svg = drawGoods({ archetype: 'keyboard', palette: 7, variant, view: 'hero' });
    expect(svg).not.toMatch(/scale\(-/);
  }
});
