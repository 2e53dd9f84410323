import { goods, limits, skus } from '../../test/goods.fixtures';
import {
  firstQty,
  linesProblem,
  liveSkus,
  mostQty,
  startLines,
  totalQty,
  totalWon,
  withLine,
  withoutLine,
  withQty,
} from './order-lines';

const [blackM, blackL, whiteM] = skus as [(typeof skus)[0], (typeof skus)[0], (typeof skus)[0]];

test('adds a line for a chosen SKU and changes nothing when it is chosen again', () => {
  const lines = withLine([], blackM, limits);
  expect(lines).toEqual([{ skuNo: 1, qty: 1 }]);
  expect(withLine(lines, blackM, limits)).toBe(lines);
  expect(withoutLine(withLine(lines, blackL, limits), 1)).toEqual([{ skuNo: 2, qty: 1 }]);
});

test('starts with the first quantity step that reaches the minimum', () => {
  expect(firstQty(limits)).toBe(1);
  expect(firstQty({ ...limits, minQty: 4 })).toBe(4);
  expect(firstQty({ ...limits, minQty: 4, unitQty: 3 })).toBe(6);
});

test('adds the extra price of the option to the total', () => {
  const lines = withQty(withLine(withLine([], blackM, limits), blackL, limits), 2, 2);
  expect(totalQty(lines)).toBe(3);
  expect(totalWon(lines, skus, 40_000)).toBe(40_000 + 2 * 42_000);
});

test('starts with the only SKU when the goods have no options', () => {
  expect(startLines({ groups: [], skus: [blackM] }, limits)).toEqual([{ skuNo: 1, qty: 1 }]);
  expect(startLines(goods.options, limits)).toEqual([]);
});

test.each([
  ['5040', 1, { minQty: 2 }, '최소 2개부터 구매할 수 있어요'],
  ['5041', 6, {}, '한 번에 최대 5개까지 구매할 수 있어요'],
  ['5042', 3, { idLimitQty: 2 }, 'ID당 2개까지 구매할 수 있어요 (이미 0개 구매)'],
  ['5044', 3, { unitQty: 2 }, '2개 단위로만 구매할 수 있어요'],
  ['5040', 0, {}, '최소 1개부터 구매할 수 있어요'],
  ['5040', -1, {}, '최소 1개부터 구매할 수 있어요'],
  ['5044', 1.5, {}, '1개 단위로만 구매할 수 있어요'],
])('returns code %s for a quantity of %d', (code, qty, change, message) => {
  const problem = linesProblem([{ skuNo: 1, qty }], skus, { ...limits, ...change }, null);
  expect(problem).toMatchObject({ code, message });
});

test('rejects a quantity above the stock or the member limit of the deal', () => {
  expect(linesProblem([{ skuNo: 4, qty: 4 }], skus, limits, null)?.code).toBe('5016');
  expect(linesProblem([{ skuNo: 1, qty: 3 }], skus, limits, { perMember: 2 })?.message).toBe(
    '한 번에 최대 2개까지 구매할 수 있어요',
  );
  expect(linesProblem([{ skuNo: 1, qty: 5 }], skus, limits, null)).toBeUndefined();
});

test('limits the quantity stepper to the lowest of limit, deal and stock, with a minimum of one', () => {
  expect(mostQty(blackM, limits, null)).toBe(5);
  expect(mostQty(skus[3], limits, null)).toBe(3);
  expect(mostQty(blackM, limits, { perMember: 2 })).toBe(2);
  expect(mostQty(whiteM, limits, null)).toBe(1);
});

test('replaces the stock of the detail with the live stock', () => {
  const stock = {
    goodsNo: 229,
    status: 'ON_SALE' as const,
    skus: [{ skuNo: 1, available: 0 }],
    deal: null,
  };
  expect(liveSkus(goods.options, stock).map(({ available }) => available)).toEqual([0, 20, 0, 3]);
  expect(liveSkus(goods.options, undefined)).toEqual(skus);
});
