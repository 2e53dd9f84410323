import type { BasketGroup, BasketItem, BasketView } from '@shop/shared/contracts';
import {
  applyMutation,
  largestQty,
  mergeMutations,
  priceMove,
  quantityMutation,
  selectMutation,
} from './basket.rules';

const item = (more: Partial<BasketItem> & Pick<BasketItem, 'itemNo'>): BasketItem => ({
  goodsNo: 1,
  skuNo: more.itemNo,
  goodsName: '린넨 셔츠',
  brandName: '온담',
  optionText: '화이트 / M',
  hasOptions: true,
  image: { key: 'a', tone: [0, 1], alt: '' },
  adult: false,
  listPriceWon: 12_000,
  unitPriceWon: 10_000,
  addedPriceWon: 10_000,
  qty: 1,
  amountWon: 10_000,
  selected: true,
  limits: { minQty: 1, maxQty: 10, idLimitQty: null, unitQty: 1 },
  available: 100,
  couponWon: 0,
  deal: null,
  isDealOver: false,
  problem: null,
  ...more,
});

const group = (
  sellerNo: number,
  items: BasketItem[],
  more: Partial<BasketGroup> = {},
): BasketGroup => ({
  sellerNo,
  sellerName: `판매자${sellerNo}`,
  isBrokerSale: false,
  items,
  goodsWon: items.filter((i) => i.selected).reduce((total, i) => total + i.amountWon, 0),
  delivery: {
    type: '30',
    feeWon: 3_000,
    freeOverWon: 30_000,
    remainingWon: 10_000,
    progressRate: 66,
    qtyUnit: null,
    feeCount: 1,
  },
  arrivesOn: null,
  ...more,
});

const view = (...groups: BasketGroup[]): BasketView => ({
  groups,
  invalidItems: [],
  laterItems: [],
  totals: {
    listWon: 24_000,
    discountWon: 4_000,
    goodsWon: 20_000,
    deliveryWon: 3_000,
    payWon: 23_000,
    selectedItems: 2,
    selectedQty: 2,
  },
  count: 2,
});

test('applies a pending quantity to item, group, totals and the free delivery progress', () => {
  const basket = view(group(1, [item({ itemNo: 1 }), item({ itemNo: 2 })]));
  const updated = applyMutation(basket, quantityMutation(1, 2));
  expect(updated.groups[0]?.items[0]).toMatchObject({ qty: 2, amountWon: 20_000 });
  expect(updated.groups[0]?.delivery).toMatchObject({ feeWon: 0, remainingWon: 0 });
  expect(updated.totals).toEqual({
    listWon: 36_000,
    discountWon: 6_000,
    goodsWon: 30_000,
    deliveryWon: 0,
    payWon: 30_000,
    selectedItems: 2,
    selectedQty: 3,
  });
});

test('charges no delivery for a seller without selected items', () => {
  const basket = view(group(1, [item({ itemNo: 1 })]), group(2, [item({ itemNo: 2 })]));
  const updated = applyMutation(basket, selectMutation([2], false));
  expect(updated.groups[1]?.delivery).toMatchObject({ feeWon: 0, remainingWon: 30_000 });
  expect(updated.totals).toMatchObject({ payWon: 13_000, selectedItems: 1 });
});

test('keeps the server’s delivery fee for groups without pending changes', () => {
  const priced = group(1, [item({ itemNo: 1 })], {
    delivery: {
      ...{ type: '20', feeWon: 6_000, freeOverWon: null, remainingWon: null, progressRate: 0 },
      qtyUnit: 3,
      feeCount: 2,
    },
  });
  const updated = applyMutation(
    view(priced, group(2, [item({ itemNo: 2 })])),
    quantityMutation(2, 3),
  );
  expect(updated.groups[0]).toEqual(priced);
});

test('returns the server’s basket when nothing is pending', () => {
  const basket = view(group(1, [item({ itemNo: 1 })]));
  expect(applyMutation(basket, undefined)).toBe(basket);
});

test('lets the later mutation win when two are merged', () => {
  const merged = mergeMutations(selectMutation([1, 2], true), selectMutation([2], false));
  expect([...merged.selected]).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('returns by how much and in which direction a price moved', () => {
  expect(priceMove(item({ itemNo: 1 }))).toBeUndefined();
  expect(priceMove(item({ itemNo: 1, addedPriceWon: 11_000 }))).toEqual({
    byWon: 1_000,
    isLower: true,
  });
  expect(priceMove(item({ itemNo: 1, addedPriceWon: 9_500 }))).toEqual({
    byWon: 500,
    isLower: false,
  });
});

test('limits the stepper to the tightest maximum but never below the minimum', () => {
  const limits = { minQty: 2, maxQty: 10, idLimitQty: 5, unitQty: 1 };
  expect(largestQty(item({ itemNo: 1, limits }))).toBe(5);
  expect(largestQty(item({ itemNo: 1, limits, available: 3 }))).toBe(3);
  expect(largestQty(item({ itemNo: 1, limits, available: 0 }))).toBe(2);
});
