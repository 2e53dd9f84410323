import {
  addressCalls,
  claimCalls,
  fulfilmentTestCalls,
  giftCalls,
  orderCalls,
  voucherCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import {
  bothConsents,
  giftAddress,
  give,
  giveAndOpen,
  openGift,
  tokenOf,
} from '../../../testing/gifts';
import { addGoods, stockOf } from '../../../testing/goods';
import { cookieOf, sendPicture } from '../../../testing/send-picture';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { findGiftOfOrder } from '../gift-state';
import { expireGifts, remindReceivers, sendGiftMessages } from '.';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  await shop.deps.outbox.drain();
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });
const messageRow = z.object({ key: z.string(), urlEnc: z.string(), textEnc: z.string() });

async function opened(priceWon = 40_000) {
  const { skuNo } = await addGoods(shop.db, { priceWon, stock: 5 });
  return { skuNo, ...(await giveAndOpen(shop, who, [{ skuNo, qty: 1 }])) };
}

async function accepted() {
  const gift = await opened();
  const { token, receiver } = gift;
  await receiver.call(giftCalls.accept, { params: { token }, body: bothConsents });
  return gift;
}

const ship = (receiver: Visitor, token: string, more: object = {}) =>
  receiver.request(giftCalls.shipping, { params: { token }, body: { ...giftAddress, ...more } });

describe('a link', () => {
  it('shows the card alone until the phone number is checked, and then no price', async () => {
    const { giftNo, token } = await opened();
    const stranger = shop.visitor();
    const closed = await stranger.call(giftCalls.view, { params: { token } });
    expect(closed).toEqual({
      ...{ isOpen: false, senderName: '김하늘', receiverNameMasked: '박*웃', design: 'THANKS' },
      ...{ isLocked: false, triesLeft: 5 },
    });
    const calls = [
      [giftCalls.accept, bothConsents],
      [giftCalls.reject, { reason: 'HAVE' }],
      [giftCalls.shipping, giftAddress],
      [giftCalls.thank, { text: '고마워' }],
      [giftCalls.changeOption, { itemNo: 1, skuNo: 1 }],
    ] as const;
    for (const [call, body] of calls)
      expect(await stranger.request(call, { params: { token }, body } as never)).toMatchObject({
        status: 403,
        code: 'GIFT_CLOSED',
      });
    const open = await openGift(stranger, token);
    expect(open).toMatchObject({ isOpen: true, giftNo, canAccept: true, address: null });
    expect(JSON.stringify(open)).not.toMatch(/won|price|40000/i);
    const cookie = (
      await stranger.request(giftCalls.verify, {
        params: { token },
        body: { phoneTail: '5432' },
      })
    ).headers['set-cookie'];
    expect(String(cookie)).toMatch(
      /^gift-G\w+=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });

  it('takes no pass of another gift, and none that was altered', async () => {
    const [one, other] = [await opened(), await opened()];
    const pass = one.receiver.cookies.get(`gift-${one.giftNo}`) ?? '';
    const thief = shop.visitor();
    thief.cookies.set(`gift-${other.giftNo}`, pass);
    const view = { params: { token: other.token } };
    expect(await thief.call(giftCalls.view, view)).toMatchObject({ isOpen: false });
    thief.cookies.set(`gift-${one.giftNo}`, pass.replace(/^\d/, '9'));
    expect(await thief.call(giftCalls.view, { params: { token: one.token } })).toMatchObject({
      isOpen: false,
    });
  });

  it('is the same 404 when it is unknown and before it is sent', async () => {
    const { skuNo } = await addGoods(shop.db);
    const sendAt = addMs(shop.clock.now(), daysMs(1)).toISOString();
    const { orderNo } = await give(shop, who, [{ skuNo, qty: 1 }], { gift: { sendAt } });
    const scheduled = await findGiftOfOrder(shop.db, orderNo);
    const secret = shop.deps.secrets.open(scheduled?.tokenEnc ?? '');
    const answers = await Promise.all(
      ['a'.repeat(43), secret].map(async (token) => {
        const answer = await shop.visitor().request(giftCalls.view, { params: { token } });
        return [answer.status, answer.code, answer.message];
      }),
    );
    expect(answers[0]?.slice(0, 2)).toEqual([404, 'GIFT_UNKNOWN']);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('accepting', () => {
  it('needs both consents, and not the sender', async () => {
    const { receiver, token } = await opened();
    const params = { token };
    const body = { consents: ['PRIVACY' as const] };
    expect(await receiver.request(giftCalls.accept, { params, body })).toMatchObject({
      ...{ status: 422, code: 'CONSENT_REQUIRED' },
    });
    await openGift(who, token);
    expect(await who.request(giftCalls.accept, { params, body: bothConsents })).toMatchObject({
      ...{ status: 422, code: 'GIFT_OWN' },
    });
  });

  it('needs an adult check of a member for adult goods', async () => {
    const { skuNo } = await addGoods(shop.db, { adult: true });
    await shop.db.run(sql`update member set adult_verified_until = now() + interval '300 days'`);
    const { receiver, token } = await giveAndOpen(shop, who, [{ skuNo, qty: 1 }]);
    const accept = { params: { token }, body: bothConsents };
    expect(await receiver.request(giftCalls.accept, accept)).toMatchObject({ code: 'GIFT_ADULT' });
    await receiver.signIn(members.family);
    expect(await receiver.call(giftCalls.accept, accept)).toMatchObject({ needsAdult: false });
    await shop.db.run(sql`update member set adult_verified_until = null`);
  });

  it('makes a voucher that of the accepting member, and issues none before', async () => {
    const { skuNo, goodsNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', stock: 5 });
    const { receiver, token } = await giveAndOpen(shop, who, [{ skuNo, qty: 2 }]);
    await shop.deps.outbox.drain();
    const vouchersOf = async (member: Visitor) =>
      (await member.call(voucherCalls.list)).vouchers.filter((one) => one.goodsNo === goodsNo);
    expect(await vouchersOf(who)).toEqual([]);
    const accept = { params: { token }, body: bothConsents };
    expect(await receiver.request(giftCalls.accept, accept)).toMatchObject({ code: 'GIFT_MEMBER' });
    await receiver.signIn(members.family);
    expect(await receiver.call(giftCalls.accept, accept)).toMatchObject({
      ...{ state: 'ADDRESS_DONE', stateName: '받기 완료', canEditAddress: false },
    });
    await shop.deps.outbox.drain();
    expect(await vouchersOf(receiver)).toMatchObject([
      // The order is the sender's, with its price, and so is the money.
      { orderNo: null, canRefund: false },
      { orderNo: null, canRefund: false },
    ]);
    const { voucherNo = '' } = (await vouchersOf(receiver))[0] ?? {};
    expect(
      await receiver.request(voucherCalls.refundEstimate, { params: { voucherNo } }),
    ).toMatchObject({ status: 409, code: 'STATE' });
    expect(await vouchersOf(who)).toEqual([]);
  });

  it('ends the right of the sender to cancel', async () => {
    const { orderNo, giftNo } = await accepted();
    const estimate = { body: { orderNo, reasonCd: 'CHANGED_MIND' as const } };
    expect(await who.request(claimCalls.estimate, estimate)).toMatchObject({ status: 409 });
    expect(await who.request(giftCalls.cancel, { params: { giftNo } })).toMatchObject({
      ...{ status: 409, code: 'STATE' },
    });
    const { actions, cancelNow } = await detail(orderNo);
    expect([actions.map(({ action }) => action), cancelNow]).toEqual([['REORDER'], null]);
  });

  it('lists the gift of a signed-in receiver', async () => {
    const { token, giftNo } = await opened();
    const member = shop.visitor();
    await member.signIn(members.corporate);
    await openGift(member, token);
    const listed = async () =>
      (await member.call(giftCalls.received)).gifts.find((gift) => gift.giftNo === giftNo);
    expect((await listed())?.url).toBe(`/mypage/gift/accept?token=${token}`);
    await member.call(giftCalls.accept, { params: { token }, body: bothConsents });
    expect(await listed()).toMatchObject({ state: 'ACCEPTED' });
  });
});

describe('rejecting', () => {
  it('gives the sender everything back, and tells no reason', async () => {
    const { receiver, token, orderNo, skuNo } = await opened();
    const body = { reason: 'OTHER' as const, text: '비밀 이유' };
    const view = await receiver.call(giftCalls.reject, { params: { token }, body });
    expect(view).toMatchObject({ state: 'REJECTED', canAccept: false });
    const order = await detail(orderNo);
    expect([order.state, order.amounts.refundedWon]).toEqual(['CANCEL_DONE', order.amounts.payWon]);
    expect(order.refunds[0]?.reasonName).toBe('선물 거절');
    expect(JSON.stringify(order)).not.toContain('비밀');
    expect((await stockOf(shop.db, skuNo)).onHand).toBe(5);
    expect(await receiver.request(giftCalls.reject, { params: { token }, body })).toMatchObject({
      ...{ status: 409, code: 'STATE' },
    });
  });
});

describe('the option', () => {
  it('is changed once for one at an equal price, and stock moves with it', async () => {
    const { skuNos } = await addGoods(shop.db, {
      ...{ priceWon: 40_000, stock: 5 },
      options: [
        ['흰색', 0],
        ['파랑', 0],
        ['금색', 1_000],
      ],
    });
    const [white, blue, gold] = skuNos as [number, number, number];
    const { receiver, token, orderNo } = await giveAndOpen(shop, who, [{ skuNo: white, qty: 2 }]);
    const { items } = await detail(orderNo);
    const itemNo = items[0]?.itemNo ?? 0;
    const change = (skuNo: number) =>
      receiver.request(giftCalls.changeOption, { params: { token }, body: { itemNo, skuNo } });
    const view = await receiver.call(giftCalls.view, { params: { token } });
    expect(view.isOpen && view.lines[0]?.options.map((one) => one.optionText)).toEqual([
      ...['흰색', '파랑'],
    ]);
    expect(await change(gold)).toMatchObject({ status: 422, code: 'GIFT_OPTION' });
    await shop.db.run(sql`update sku_stock set on_hand = 1 where sku_no = ${blue}`);
    expect(await change(blue)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    await shop.db.run(sql`update sku_stock set on_hand = 5 where sku_no = ${blue}`);
    expect((await change(blue)).payload).toMatchObject({ canChangeOption: false });
    expect(await change(white)).toMatchObject({ status: 409, code: 'STATE' });
    expect([(await stockOf(shop.db, white)).onHand, (await stockOf(shop.db, blue)).onHand]).toEqual(
      [...[5, 3]],
    );
    expect((await detail(orderNo)).items[0]?.optionText).toBe('파랑');
  });
});

describe('the address', () => {
  it('hands the order to the seller, and is changed until it is prepared', async () => {
    const { receiver, token, orderNo } = await accepted();
    const first = await ship(receiver, token, { messageCd: '20' });
    expect(first.payload).toMatchObject({
      ...{ state: 'ADDRESS_DONE', canEditAddress: true },
      address: { zip: giftAddress.zip, detail: giftAddress.detail, messageCd: '20' },
    });
    expect((await ship(receiver, token, { detail: '5층' })).payload).toMatchObject({
      address: { detail: '5층' },
    });
    const order = await detail(orderNo);
    expect(order.receiver).toMatchObject({ zip: '', road: '', detail: '' });
    expect(JSON.stringify(order)).not.toContain('테헤란로');
    expect(order.arrivesOn).not.toBeNull();
    const itemNos = [order.items[0]?.itemNo ?? 0];
    await who.call(fulfilmentTestCalls.seller, { body: { kind: 'PREPARING', orderNo, itemNos } });
    expect(await ship(receiver, token)).toMatchObject({ status: 409, code: 'STATE' });
  });

  it('is seen by nobody but who entered it, not even by the sender with the link', async () => {
    const { receiver, token } = await accepted();
    await ship(receiver, token);
    const sender = shop.visitor();
    const view = await openGift(sender, token);
    expect(view).toMatchObject({ isOpen: true, address: null, canEditAddress: false });
    expect(await ship(sender, token, { detail: '다른 곳' })).toMatchObject({ status: 409 });
  });

  it('leaves return, exchange and address to the receiver, and goes on to 구매확정', async () => {
    const { receiver, token, orderNo } = await accepted();
    await ship(receiver, token);
    const { items } = await detail(orderNo);
    const itemNo = items[0]?.itemNo ?? 0;
    const invoiceNo = String(790_000_000_000 + itemNo);
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'SHIPPED', orderNo, itemNos: [itemNo], invoiceNo },
    });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
    const order = await detail(orderNo);
    const actions = order.items[0]?.actions.map(({ action }) => action) ?? [];
    expect(actions).not.toContain('RETURN');
    expect(actions).not.toContain('EXCHANGE');
    const scope = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' as const };
    expect(await who.request(claimCalls.estimateReturn, { body: scope })).toMatchObject({
      ...{ status: 409, code: 'STATE' },
    });
    const view = await receiver.call(giftCalls.view, { params: { token } });
    expect(view).toMatchObject({ stateName: '배송완료', parcels: [{ invoiceNo }] });
    const { confirmed } = await who.call(fulfilmentTestCalls.passDays, {
      body: { orderNo, days: 9 },
    });
    expect(confirmed).toBeGreaterThan(0);
    expect((await detail(orderNo)).items[0]?.state).toBe('BUY_CONFIRM');
  });

  it('lies within the area whose surcharge was prepaid', async () => {
    await shop.db.run(sql`
      insert into area_fee (name, zip_from, zip_to, fee, extra_days) values ('제주', '63000', '63644', 3000, 1)`);
    const { receiver, token } = await accepted();
    expect(await ship(receiver, token, { zip: '63001' })).toMatchObject({
      ...{ status: 422, code: 'GIFT_AREA' },
    });
    const { skuNo } = await addGoods(shop.db);
    const jeju = await giveAndOpen(shop, who, [{ skuNo, qty: 1 }], {
      choices: { giftArea: 'JEJU' },
    });
    const params = { token: jeju.token };
    await jeju.receiver.call(giftCalls.accept, { params, body: bothConsents });
    expect(await ship(jeju.receiver, jeju.token, { zip: '63001' })).toMatchObject({ status: 200 });
    await shop.db.run(sql`delete from area_fee`);
  });

  it('is kept in the address book of a signed-in receiver who wants it', async () => {
    const { token } = await opened();
    const member = shop.visitor();
    await member.signIn(members.family);
    await openGift(member, token);
    await member.call(giftCalls.accept, { params: { token }, body: bothConsents });
    await ship(member, token, { saves: true, detail: '9층' });
    const { addresses } = await member.call(addressCalls.list);
    expect(addresses.filter(({ detail: line }) => line === '9층')).toHaveLength(1);
  });
});

describe('thanks', () => {
  it('reach the sender once', async () => {
    const { receiver, token, giftNo } = await accepted();
    const thank = { params: { token }, body: { text: '고마워요!' } };
    expect(await receiver.call(giftCalls.thank, thank)).toMatchObject({ canThank: false });
    expect(await receiver.request(giftCalls.thank, thank)).toMatchObject({ status: 409 });
    const { gifts } = await who.call(giftCalls.sent);
    expect(gifts.find((gift) => gift.giftNo === giftNo)?.thanks?.text).toBe('고마워요!');
  });

  it('carry a picture of a member, which its sender sees and nobody else', async () => {
    const { receiver, token, giftNo } = await accepted();
    const photo = async (visitor: Visitor, url: string | null | undefined) =>
      (
        await shop.app.inject({
          url: (url ?? '/').replace('/api', ''),
          headers: { cookie: cookieOf(visitor) },
        })
      ).statusCode;
    const foreign = await sendPicture(shop, who, 'GIFT');
    const thank = (fileNos: string[]) =>
      receiver.request(giftCalls.thank, {
        params: { token },
        body: { text: '고마워요!', fileNos },
      });
    expect((await thank([foreign.fileNo])).code).toBe('GIFT_MEMBER');
    await receiver.signIn(members.corporate);
    // Of somebody else.
    expect((await thank([foreign.fileNo])).code).toBe('UPLOAD_GONE');
    const { fileNo } = await sendPicture(shop, receiver, 'GIFT');
    expect((await thank([fileNo])).status).toBe(200);

    const { gifts } = await who.call(giftCalls.sent);
    const url = gifts.find((gift) => gift.giftNo === giftNo)?.thanks?.photoUrl;
    expect(await photo(who, url)).toBe(200);
    expect(await photo(receiver, url)).toBe(200);
    const stranger = shop.visitor();
    expect(await photo(stranger, url)).toBe(401);
    await stranger.signIn(members.fresh);
    expect(await photo(stranger, url)).toBe(404);
  });
});

describe('time', () => {
  const messagesOf = async (giftNo: string) => {
    const rows = await shop.db.rows(
      messageRow,
      sql`
      select m.key, m.url_enc, m.text_enc from gift_message g join sandbox_message m using (key)
      where g.gift_no = ${giftNo} order by m.sent_at, m.key`,
    );
    return rows.map(({ key, urlEnc, textEnc }) => ({
      key: key.replace(`gift:${giftNo}:`, ''),
      url: shop.deps.secrets.open(urlEnc),
      text: shop.deps.secrets.open(textEnc),
    }));
  };
  const keysOf = async (giftNo: string) => (await messagesOf(giftNo)).map(({ key }) => key);

  it('reminds the receiver once after 3 and 6 days and in the last 3 hours, then refunds', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
    const { giftNo, orderNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
    const pass = async (ms: number) => {
      shop.clock.advance(ms);
      await remindReceivers(shop.deps);
      await remindReceivers(shop.deps);
      await sendGiftMessages(shop.deps);
    };
    await pass(0);
    const token = await tokenOf(who, giftNo);
    const [first] = await messagesOf(giftNo);
    expect(first?.key).toBe('sent:0');
    expect(first?.url).toContain(`/mypage/gift/accept?token=${token}`);
    expect(first?.text).toMatch(/^김하늘님이 보낸 선물이 도착했어요. .*까지 받아 주세요.$/);
    await pass(daysMs(3));
    await pass(daysMs(3));
    await pass(hoursMs(21));
    expect(await keysOf(giftNo)).toEqual(['sent:0', 'SENT:d3', 'SENT:d6', 'SENT:h3']);
    // Those of other tests were sent before this one.
    await expireGifts(shop.deps);
    await who.signIn();
    expect((await detail(orderNo)).gift?.state).toBe('SENT');
    shop.clock.advance(hoursMs(3));
    await expireGifts(shop.deps);
    expect(await expireGifts(shop.deps)).toBe(0);
    await who.signIn();
    const order = await detail(orderNo);
    expect([order.gift?.state, order.state]).toEqual(['EXPIRED', 'CANCEL_DONE']);
    expect(order.refunds[0]?.reasonName).toBe('선물 기한 만료');
  });

  it('rejects a form that was opened before the deadline and sent after it', async () => {
    const waiting = await opened();
    const open = await accepted();
    shop.clock.advance(daysMs(7) + hoursMs(1));
    expect(await expireGifts(shop.deps)).toBe(2);
    const accept = await waiting.receiver.request(giftCalls.accept, {
      params: { token: waiting.token },
      body: bothConsents,
    });
    expect(accept).toMatchObject({ status: 409, code: 'STATE' });
    expect(await ship(open.receiver, open.token)).toMatchObject({ status: 409, code: 'STATE' });
    await who.signIn();
    for (const { orderNo } of [waiting, open])
      expect((await detail(orderNo)).state).toBe('CANCEL_DONE');
  });

  it('refunds also what was accepted and got no address for 7 days', async () => {
    const { orderNo, token } = await accepted();
    shop.clock.advance(daysMs(7) + hoursMs(1));
    expect(await expireGifts(shop.deps)).toBe(1);
    await who.signIn();
    expect((await detail(orderNo)).gift?.state).toBe('EXPIRED');
    expect(await shop.visitor().call(giftCalls.view, { params: { token } })).toMatchObject({
      isOpen: false,
    });
    expect(await tokenOf(who, '').catch(() => 'none')).toBe('none');
  });
});
