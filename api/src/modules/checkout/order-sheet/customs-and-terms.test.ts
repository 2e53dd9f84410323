import { orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openSheet, pay, place, placeBody } from '../../../testing/checkout';
import { addGoods, setPrice } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

const overseasSheet = async () => {
  const goods = await addGoods(shop.db, { priceWon: 30_000, stock: 50 });
  await shop.db.script(
    `update goods set goods_type = 'OVERSEAS' where goods_no = ${goods.goodsNo}`,
  );
  return openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
};

it('asks for the customs code once, checks it and keeps it sealed', async () => {
  const sheet = await overseasSheet();
  expect(sheet.customs).toEqual({ maskedPccc: null });
  expect(sheet.consents.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['OVERSEAS', 'CUSTOMS']),
  );
  for (const [pccc, message] of [
    [undefined, '개인통관고유부호를 입력해 주세요.'],
    ['P12345', 'P로 시작하는 13자리(P와 숫자 12자리)로 입력해 주세요.'],
    ['P111111111111', '사용할 수 없는 번호예요. 발급받은 번호를 확인해 주세요.'],
  ] as const) {
    expect(
      await who.request(orderCalls.place, { body: { ...placeBody(sheet), pccc } }),
    ).toMatchObject({ status: 422, code: 'PCCC', message });
  }
  const body = { ...placeBody(sheet), consents: ['PURCHASE', 'PRIVACY', 'THIRD_PARTY'] };
  expect(
    await who.request(orderCalls.place, { body: { ...body, pccc: 'P180123456789' } }),
  ).toMatchObject({ code: 'CONSENT_REQUIRED' });
  const { orderNo } = await who.call(orderCalls.place, {
    body: { ...placeBody(sheet), pccc: 'p18-0123-456789' },
  });
  const stored = await shop.db.one(
    z.object({ kept: z.string(), ofOrder: z.string() }),
    sql`
    select c.pccc_enc as kept, o.pccc_enc as of_order from orders o join member_customs c using (member_no)
    where o.order_no = ${orderNo}`,
  );
  for (const sealed of Object.values(stored)) {
    expect(sealed).not.toContain('0123456789');
    expect(shop.deps.secrets.open(sealed)).toBe('P180123456789');
  }

  const next = await overseasSheet();
  expect(next.customs).toEqual({ maskedPccc: 'P18••••••••89' });
  await place(who, next);
});

it('agrees to the terms of electronic payment with the first order only', async () => {
  await shop.db.script('delete from member_terms');
  const goods = await addGoods(shop.db, { stock: 50 });
  const codesOf = async () => {
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    return { sheet, codes: sheet.consents.map(({ code }) => code) };
  };
  const first = await codesOf();
  expect(first.codes).toEqual(['PURCHASE', 'PRIVACY', 'THIRD_PARTY', 'FINANCE']);
  const without = { ...placeBody(first.sheet), consents: ['PURCHASE', 'PRIVACY', 'THIRD_PARTY'] };
  expect(await who.request(orderCalls.place, { body: without })).toMatchObject({
    code: 'CONSENT_REQUIRED',
    payload: { codes: ['FINANCE'] },
  });
  await place(who, first.sheet);
  expect((await codesOf()).codes).toEqual(['PURCHASE', 'PRIVACY', 'THIRD_PARTY']);
});

it('stores a message for each delivery group', async () => {
  const [a, b] = [await addGoods(shop.db), await addGoods(shop.db)];
  const sheet = await openSheet(who, [
    { skuNo: a.skuNo, qty: 1 },
    { skuNo: b.skuNo, qty: 1 },
  ]);
  expect(sheet.deliveryGroups).toHaveLength(2);
  const [first] = sheet.deliveryGroups;
  const { orderNo, paymentNo } = await who.call(orderCalls.place, {
    body: {
      ...placeBody(sheet),
      messages: [{ groupKey: first?.key ?? '', messageCd: '70', messageText: '벨은 눌러 주세요' }],
    },
  });
  const rows = await shop.db.rows(
    z.object({ messageText: z.string() }),
    sql`select message_text from order_delivery_group where order_no = ${orderNo} order by group_no`,
  );
  expect(rows.map(({ messageText }) => messageText)).toEqual([
    '벨은 눌러 주세요',
    '문 앞에 놓아 주세요',
  ]);
  await pay(shop, who, paymentNo);
  const order = await who.call(orderCalls.detail, { params: { orderNo } });
  expect(order.receiver.messageText).toBe('벨은 눌러 주세요 / 문 앞에 놓아 주세요');
});

it('says what changed while the sheet was open, until it is accepted', async () => {
  const goods = await addGoods(shop.db, { name: '배', priceWon: 40_000 });
  const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
  expect(sheet.changes).toBeNull();
  await setPrice(shop.db, goods.goodsNo, 42_000);
  const params = { sheetNo: sheet.sheetNo };
  const view = () => who.call(orderSheetCalls.view, { params });
  expect((await view()).changes).toEqual({
    expectedPayWon: 40_000,
    payWon: 42_000,
    lines: [
      { label: '배', before: '40,000원', after: '42,000원' },
      { label: '결제 금액', before: '40,000원', after: '42,000원' },
    ],
  });
  await who.call(orderSheetCalls.calculate, { params, body: {} });
  expect((await view()).changes).toBeNull();
});
