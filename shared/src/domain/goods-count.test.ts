import { goodsCountText, lineCountText } from './goods-count';

test.each([
  [3, 4, '3종 4개'],
  [3, 3, '3개'],
  [1, 2, '1종 2개'],
])('says %i different goods in %i pieces as %s', (kinds, pieces, text) => {
  expect(goodsCountText(kinds, pieces)).toBe(text);
});

test('counts lines', () => {
  expect(lineCountText([{ qty: 2 }, { qty: 1 }])).toBe('2종 3개');
});
