import {
  addressCalls,
  basketCalls,
  counselCalls,
  couponCalls,
  favoriteCalls,
  joinCalls,
  leavingCalls,
  memberCalls,
  orderCalls,
  pointCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addCustomer } from '../../../testing/customers';
import { buyAndDeliver } from '../../../testing/delivered';
import { findText } from '../../../testing/find-text';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';
import { grant } from '../../benefit/point';
import { findMismatches } from '../consistency';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const CNO = '0100999777';
const NAME = '독고별하';
const PHONE = '01098761234';
const ROAD = '서울특별시 종로구 북촌로 11';
const DETAIL = '별채 77호';
/** Whatever names this member. */
const words = [
  CNO,
  NAME,
  PHONE,
  '010-9876-1234',
  'byulha@example.com',
  '19910305',
  ROAD,
  DETAIL,
  '별하의 선물 목록',
];

/** Signs the customer of the tests in, who joins if they are no member. */
async function signInCustomer(): Promise<{ who: Visitor; memberNo: number }> {
  const who = shop.visitor();
  const lid = await ticketOf(who, CNO);
  const login = await who.request(memberCalls.login, { body: { lid } });
  if (login.status === 200) return { who, memberNo: login.payload.mbrNo };
  const terms = ['AGE', 'SERVICE', 'PRIVACY', 'CARD'] as const;
  const { mbrNo } = await who.call(joinCalls.join, { body: { terms: [...terms] } });
  return { who, memberNo: mbrNo };
}

beforeAll(() => addCustomer(shop, CNO, { name: NAME, phone: PHONE }));

const addAddress = (who: Visitor) =>
  who.call(addressCalls.create, {
    body: {
      receiverName: NAME,
      receiverPhone: PHONE,
      zip: '03052',
      road: ROAD,
      detail: DETAIL,
      isDefault: true,
    },
  });

const give = (memberNo: number, kind: 'POINT' | 'COIN' | 'GIFT_CARD', amountWon: number) =>
  shop.deps.db.tx((tx) =>
    grant(tx, {
      ...{ memberNo, kind, type: 'GRANT', amountWon, title: '시험', reason: '40', orderNo: null },
      key: `test:${kind}:${memberNo}`,
      now: shop.clock.now(),
      expiresAt: new Date(shop.clock.now().getTime() + 1e10),
    }),
  );

/** Everything that a member leaves behind, with nothing that is still under way. */
async function liveALife(who: Visitor, memberNo: number): Promise<void> {
  await addAddress(who);
  const { skuNo, goodsNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 20 });
  const { orderNo, itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
  for (const itemNo of itemNos) await who.call(orderCalls.confirm, { params: { itemNo } });
  await who.call(reviewCalls.write, {
    body: {
      itemNo: itemNos[0] as number,
      score: 5,
      body: '색이 화면과 같고 바느질이 꼼꼼해서 마음에 들어요.',
    },
  });
  await who.call(counselCalls.ask, {
    body: {
      type: 'DELIVERY_WHEN',
      title: '배송 문의',
      body: `${NAME}입니다. 언제 도착하는지 알려 주세요.`,
      orderNo,
    },
  });
  await who.call(favoriteCalls.createFolder, { body: { name: '별하의 선물 목록' } });
  await who.call(favoriteCalls.set, { body: { targetCd: '10', no: goodsNo, isOn: true } });
  await who.call(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
  await who.call(couponCalls.download, { params: { couponNo: await addCoupon(shop.db) } });
  await give(memberNo, 'POINT', 1_230);
  await give(memberNo, 'COIN', 450);
  await shop.deps.outbox.drain();
}

it('keeps nothing that names the member but what a law has kept, and the books are right', async () => {
  const { who, memberNo } = await signInCustomer();
  await liveALife(who, memberNo);
  expect(await findText(shop, words)).toEqual(
    expect.arrayContaining([
      'favorite_folder.name',
      'idempotency.response_enc',
      'member.birth',
      'member.cno_enc',
      'member.email_enc',
      'member.name_enc',
      'member.phone_enc',
      'member_address.place_enc',
      'member_address.receiver_enc',
    ]),
  );
  const { obstacles, losses, kept } = await who.call(leavingCalls.view);
  expect(obstacles).toEqual([]);
  expect(losses).toMatchObject({ couponCount: 1 });
  expect(losses.pointWon).toBeGreaterThanOrEqual(1_230);
  expect(kept.map(({ term }) => term)).toEqual(['5년', '3년', '3개월', '1년', '5년']);
  await who.call(leavingCalls.leave, { body: { losses } });

  expect(await findText(shop, words)).toEqual([
    // Enquiries: three years.
    'counsel_message.body_enc',
    // Orders: five years, apart from the data in use.
    'kept.order_person.person_enc',
    // The card company, which the sandbox stands for.
    'sandbox_customer.customer_enc',
  ]);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
}, 60_000);

it('ends every session, and lets the customer join again as somebody new', async () => {
  const first = await signInCustomer();
  const other = await signInCustomer();
  const { losses } = await first.who.call(leavingCalls.view);
  await first.who.call(leavingCalls.leave, { body: { losses } });
  expect(first.who.cookies.get('accessToken') ?? '').toBe('');
  expect((await other.who.request(memberCalls.loginInfo)).status).toBe(401);
  const again = await signInCustomer();
  expect(again.memberNo).not.toBe(first.memberNo);
  expect((await again.who.call(addressCalls.list)).addresses).toEqual([]);
  const { balanceWon } = await again.who.call(pointCalls.history, { query: { kind: 'POINT' } });
  expect(balanceWon).toBe(0);
});

describe('what stands in the way', () => {
  const tryToLeave = async (who: Visitor) => {
    const { losses } = await who.call(leavingCalls.view);
    return who.request(leavingCalls.leave, { body: { losses } });
  };

  it('is an order that is not confirmed, by name and with its page', async () => {
    const { who } = await signInCustomer();
    await addAddress(who);
    const { skuNo } = await addGoods(shop.db, { stock: 5 });
    await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    expect(await tryToLeave(who)).toMatchObject({
      status: 409,
      code: 'LEAVE_BLOCKED',
      payload: { obstacles: [{ kind: 'ORDER', path: '/mypage/order/list' }] },
    });
    expect((await who.request(memberCalls.loginInfo)).status).toBe(200);
  });

  it('is money of a gift card', async () => {
    const who = shop.visitor();
    await who.signIn(members.fresh);
    const { mbrNo } = await who.call(memberCalls.loginInfo);
    await give(mbrNo, 'GIFT_CARD', 5_000);
    const { obstacles } = await who.call(leavingCalls.view);
    expect(obstacles.map(({ kind }) => kind)).toEqual(['GIFT_CARD']);
    expect((await tryToLeave(who)).code).toBe('LEAVE_BLOCKED');
  });

  it('is a loss that the member has not read', async () => {
    const who = shop.visitor();
    await who.signIn(members.corporate);
    const { mbrNo } = await who.call(memberCalls.loginInfo);
    const { losses, obstacles } = await who.call(leavingCalls.view);
    expect(obstacles).toEqual([]);
    await give(mbrNo, 'COIN', 700);
    expect(await who.request(leavingCalls.leave, { body: { losses } })).toMatchObject({
      status: 409,
      code: 'LEAVE_CHANGED',
    });
    const row = z.object({ status: z.string() });
    const { status } = await shop.db.one(
      row,
      sql`select status from member where member_no = ${mbrNo}`,
    );
    expect(status).toBe('ACTIVE');
  });
});
