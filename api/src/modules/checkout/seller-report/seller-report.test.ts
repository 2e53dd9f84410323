import { orderCalls } from '@shop/shared/contracts';
import type { Adapters, SellerReport } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { applySellerReports } from './seller-report';

let sent: unknown[] = [];
const adapters = (made: Adapters): Adapters => ({
  ...made,
  seller: {
    reports: async (after) =>
      (sent as SellerReport[]).filter(({ reportNo }) => reportNo === undefined || reportNo > after),
  },
});

let shop: TestShop;
let who: Visitor;
beforeEachInShop(
  (opened, visitor) => {
    shop = opened;
    who = visitor;
  },
  { adapters },
);

let lastNo = 0;
const claim = { kind: 'CLAIM', claimNo: 'C1', to: 'ADJUST_REQUESTED', isResellable: true };

it.each([
  ['a day that does not exist', { kind: 'DELAYED', promisedOn: '2027-02-31', reason: '재고' }],
  ['a part of a won', { ...claim, note: '', deductionWon: 500.5 }],
  ['a NUL in a note', { ...claim, note: 'a\0b', deductionWon: 0 }],
  ['a NUL in the kind', { kind: 'PACK\0ED' }],
  ['a number of an order that is none', { kind: 'PACKED', orderNo: 7 }],
])('records %s as invalid, and applies the next report', async (_, malformed) => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const detail = () => who.call(orderCalls.detail, { params: { orderNo } });
  const [line] = (await detail()).items;
  const itemNos = [line?.itemNo];
  sent = [
    'no report',
    { reportNo: ++lastNo, orderNo, sellerNo: line?.sellerNo, itemNos, ...malformed },
    { reportNo: ++lastNo, orderNo, kind: 'PREPARING', itemNos },
  ];
  expect(await applySellerReports(shop.deps)).toEqual(['INVALID', 'DONE']);
  expect((await detail()).state).toBe('PRODUCT_PREPARE');
});
