import {
  orderCalls,
  orderSheetCalls,
  pointCalls,
  recommendationCalls,
  type SheetView,
} from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet, pay, place, placeBody } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { addProgram, endPrograms } from '../../../testing/recommendations';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { memberOfCode } from './recommendation-code';

const COIN_WON = 2_000;

let shop: TestShop;
let skuNo: number;
/** A member who has given a code cannot give another, so each test takes new ones. */
let unused: Visitor[];
beforeAll(async () => {
  shop = await openTestShop();
  ({ skuNo } = await addGoods(shop.db, { priceWon: 30_000, stock: 500 }));
  unused = await addMembers(shop, 30);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await endPrograms(shop);
  await addProgram(shop, COIN_WON);
});

const newMember = (): Visitor => {
  const member = unused.pop();
  if (!member) throw new Error('No member is left.');
  return member;
};

const codeOf = async (who: Visitor): Promise<string> =>
  (await who.call(recommendationCalls.mine)).code;

const open = (who: Visitor) => openSheet(who, [{ skuNo, qty: 1 }]);

const recommend = (who: Visitor, { sheetNo }: SheetView, code: string | null) =>
  who.request(orderSheetCalls.recommend, { params: { sheetNo }, body: { code } });

const coinsOf = async (who: Visitor): Promise<number> =>
  (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;

const itemsOf = async (who: Visitor, orderNo: string) =>
  (await who.call(orderCalls.detail, { params: { orderNo } })).items;

/** The parcel arrives; the test is about what follows. */
const deliver = (orderNo: string) =>
  shop.db.script(`update order_item set state = 'DELIVERY_DONE', delivered_at = now(),
    confirm_due_at = now() + interval '8 days' where order_no = '${orderNo}'`);

it('gives both members coins once when the goods of the order are kept', async () => {
  const [friend, buyer] = [newMember(), newMember()];
  const code = await codeOf(friend);
  const other = await addGoods(shop.db, { priceWon: 5_000 });
  const sheet = await openSheet(buyer, [
    { skuNo, qty: 1 },
    { skuNo: other.skuNo, qty: 1 },
  ]);
  expect(sheet.recommendation).toEqual({ code: null, coinWon: COIN_WON });

  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  const given = await recommend(buyer, sheet, typed);
  expect(given.payload).toMatchObject({ recommendation: { code, coinWon: COIN_WON } });
  const { orderNo, paymentNo } = await place(buyer, sheet);
  await pay(shop, buyer, paymentNo);
  const complete = await buyer.call(orderCalls.complete, { params: { orderNo } });
  expect(complete.recommendation).toEqual({ code, coinWon: COIN_WON });
  expect([await coinsOf(friend), await coinsOf(buyer)]).toEqual([0, 0]);

  await deliver(orderNo);
  for (const { itemNo } of await itemsOf(buyer, orderNo)) {
    await buyer.call(orderCalls.confirm, { params: { itemNo } });
    await shop.deps.outbox.drain();
    expect([await coinsOf(friend), await coinsOf(buyer)]).toEqual([COIN_WON, COIN_WON]);
  }
  const { entries } = await friend.call(pointCalls.history, { query: { kind: 'COIN' } });
  expect(entries).toMatchObject([{ title: '내 추천코드로 친구가 주문했어요', orderNo: null }]);
});

it('takes a code back before the order', async () => {
  const [friend, buyer] = [newMember(), newMember()];
  const sheet = await open(buyer);
  await recommend(buyer, sheet, await codeOf(friend));
  const taken = await recommend(buyer, sheet, null);
  expect(taken.payload).toMatchObject({ recommendation: { code: null, coinWon: COIN_WON } });
  const { orderNo } = await place(buyer, sheet);
  const complete = await buyer.call(orderCalls.complete, { params: { orderNo } });
  expect(complete.recommendation).toBeNull();
});

describe('a code that is refused', () => {
  it.each(['AAAAAAAA', 'ABC', '💥', "' or 1=1 --"])('%j, which is nobody’s', async (code) => {
    const buyer = newMember();
    const sheet = await open(buyer);
    expect(await recommend(buyer, sheet, code)).toMatchObject({
      status: 422,
      code: 'RECOMMENDATION_CODE',
      message: '추천코드를 다시 확인해 주세요.',
    });
    const { sheetNo } = sheet;
    const view = await buyer.call(orderSheetCalls.view, { params: { sheetNo } });
    expect(view.recommendation?.code).toBeNull();
  });

  it('the member’s own', async () => {
    const buyer = newMember();
    const refusal = await recommend(buyer, await open(buyer), await codeOf(buyer));
    expect(refusal).toMatchObject({ status: 422, code: 'RECOMMENDATION_OWN' });
  });

  it('a second one after an order, and again allowed when that order was canceled', async () => {
    const [friend, buyer] = [newMember(), newMember()];
    const code = await codeOf(friend);
    const [first, second] = [await open(buyer), await open(buyer)];
    await recommend(buyer, first, code);
    await recommend(buyer, second, code);
    const { orderNo } = await place(buyer, first);
    // The second sheet holds the code already; it must not be given twice.
    const twice = await buyer.request(orderCalls.place, { body: placeBody(second) });
    expect(twice).toMatchObject({ status: 422, code: 'RECOMMENDATION_USED' });
    const third = await open(buyer);
    expect(third.recommendation).toBeNull();
    expect(await recommend(buyer, third, code)).toMatchObject({ code: 'RECOMMENDATION_USED' });

    await shop.db.script(`update orders set status = 'EXPIRED' where order_no = '${orderNo}'`);
    expect(await recommend(buyer, third, code)).toMatchObject({ status: 200 });
  });

  it('one of a program that ended while the sheet was open, until it is taken back', async () => {
    const [friend, buyer] = [newMember(), newMember()];
    const code = await codeOf(friend);
    const sheet = await open(buyer);
    await recommend(buyer, sheet, code);
    await endPrograms(shop);
    const refusal = { status: 422, code: 'RECOMMENDATION_ENDED' };
    expect(await recommend(buyer, sheet, code)).toMatchObject(refusal);
    const order = () => buyer.request(orderCalls.place, { body: placeBody(sheet) });
    expect(await order()).toMatchObject(refusal);
    const taken = await recommend(buyer, sheet, null);
    expect(taken.payload).toMatchObject({ recommendation: null });
    expect(await order()).toMatchObject({ status: 200 });
    expect((await buyer.call(recommendationCalls.mine)).coinWon).toBeNull();
  });

  it('one of a member who left', async () => {
    const [friend, buyer] = [newMember(), newMember()];
    const code = await codeOf(friend);
    const memberNo = memberOfCode(shop.deps.secrets, code);
    await shop.db.run(sql`update member set status = 'WITHDRAWN' where member_no = ${memberNo}`);
    const refusal = await recommend(buyer, await open(buyer), code);
    expect(refusal).toMatchObject({ status: 422, code: 'RECOMMENDATION_ENDED' });
  });

  it('any after ten wrong ones, also in parallel', async () => {
    const [friend, buyer] = [newMember(), newMember()];
    const sheet = await open(buyer);
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, at) => recommend(buyer, sheet, `ZZZZZZ${10 + at}`)),
    );
    const codes = tries.map(({ code }) => code);
    expect(codes.filter((code) => code === 'RECOMMENDATION_CODE')).toHaveLength(10);
    expect(codes.filter((code) => code === 'CODE_LIMIT')).toHaveLength(5);
    const right = await recommend(buyer, sheet, await codeOf(friend));
    expect(right).toMatchObject({ status: 429, code: 'CODE_LIMIT' });
  });
});

it('lets one of two parallel orders give the code', async () => {
  const [friend, buyer] = [newMember(), newMember()];
  const code = await codeOf(friend);
  const sheets = [await open(buyer), await open(buyer)];
  for (const sheet of sheets) await recommend(buyer, sheet, code);
  const placed = await Promise.all(
    sheets.map((sheet) => buyer.request(orderCalls.place, { body: placeBody(sheet) })),
  );
  expect(placed.map(({ code: reply }) => reply).sort()).toEqual(['0000', 'RECOMMENDATION_USED']);
});

it('leaves orders without a code alone', async () => {
  const buyer = newMember();
  const orderNo = await buy(shop, buyer, [{ skuNo, qty: 1 }]);
  await deliver(orderNo);
  for (const { itemNo } of await itemsOf(buyer, orderNo))
    await buyer.call(orderCalls.confirm, { params: { itemNo } });
  await shop.deps.outbox.drain();
  expect(await coinsOf(buyer)).toBe(0);
});
