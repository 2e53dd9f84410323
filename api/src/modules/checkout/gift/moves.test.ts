import { type Call, claimCalls, giftCalls, orderCalls } from '@shop/shared/contracts';
import { type GiftState, giftMoves, giftStates, tableKeys } from '@shop/shared/domain';
import { actorsOfMoves, mayMove } from '@shop/shared/domain/move-actors';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { bothConsents, giftAddress, give, openGift } from '../../../testing/gifts';
import { addGoods } from '../../../testing/goods';
import { anActorOf, everyActor } from '../../../testing/move-actors';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { moveGift, tokenOf } from '../gift-state';
import { expireGifts, sendScheduled } from '.';
import { lockWithOrder } from './gift.reader';

/** Who may change a gift: every state with every call that changes one, by everybody. */
let shop: TestShop;
let sender: Visitor;
let other: Visitor;
let skuNo: number;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '1000' } });
  sender = shop.visitor();
  await sender.signIn(members.general);
  other = shop.visitor();
  await other.signIn(members.corporate);
  ({ skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 10_000 }));
}, 120_000);
afterAll(() => shop.close());

const states = tableKeys<GiftState>(giftStates);

interface Given {
  giftNo: string;
  orderNo: string;
  token: string;
  receiver: Visitor;
}

const stateOf = async ({ giftNo }: Pick<Given, 'giftNo'>): Promise<GiftState> =>
  (await sender.call(giftCalls.sent)).gifts.find((gift) => gift.giftNo === giftNo)
    ?.state as GiftState;

const rowOf = ({ orderNo }: Pick<Given, 'orderNo'>) =>
  shop.db.tx((tx) => lockWithOrder(tx, { orderNo, senderNo: 1 }));

const makeDue = ({ giftNo }: Given) =>
  shop.db.run(sql`
    update gift set due_at = ${addMs(shop.clock.now(), -1)} where gift_no = ${giftNo} and due_at is not null`);

/** The ways in which a gift reaches a state, from SENT on. */
const ways: Record<GiftState, (gift: Given) => Promise<unknown>> = {
  PAID: async () => undefined,
  SENT: async () => undefined,
  ACCEPTED: ({ token, receiver }) =>
    receiver.call(giftCalls.accept, { params: { token }, body: bothConsents }),
  ADDRESS_DONE: async (gift) => {
    await ways.ACCEPTED(gift);
    const { token, receiver } = gift;
    await receiver.call(giftCalls.shipping, { params: { token }, body: giftAddress });
  },
  REJECTED: ({ token, receiver }) =>
    receiver.call(giftCalls.reject, { params: { token }, body: { reason: 'NO_NEED' } }),
  CANCELED: ({ giftNo }) => sender.call(giftCalls.cancel, { params: { giftNo } }),
  EXPIRED: async (gift) => {
    await makeDue(gift);
    await expireGifts(shop.deps);
  },
};

async function giftIn(state: GiftState): Promise<Given> {
  const sendAt = state === 'PAID' ? addMs(shop.clock.now(), daysMs(1)).toISOString() : null;
  const given = await give(shop, sender, [{ skuNo, qty: 1 }], { gift: { sendAt } });
  const token = tokenOf(shop.deps.secrets, await rowOf(given));
  const receiver = shop.visitor();
  const gift = { ...given, token, receiver };
  if (state !== 'PAID') await openGift(receiver, token);
  await ways[state](gift);
  expect(await stateOf(gift)).toBe(state);
  return gift;
}

interface Act {
  name: string;
  /** Where it leads from each state in which it is allowed. */
  leads: Partial<Record<GiftState, GiftState>>;
  run: (gift: Given) => Promise<{ status: number }>;
}

const byReceiver = (call: unknown, body: object, from: (gift: Given) => Visitor) => (gift: Given) =>
  from(gift).request(call as Call<never>, { params: { token: gift.token }, body } as never);

const receiverOf = ({ receiver }: Given): Visitor => receiver;

const acts: Act[] = [
  {
    name: 'the receiver accepts',
    leads: { SENT: 'ACCEPTED' },
    run: byReceiver(giftCalls.accept, bothConsents, receiverOf),
  },
  {
    name: 'the receiver rejects',
    leads: { SENT: 'REJECTED' },
    run: byReceiver(giftCalls.reject, { reason: 'HAVE' }, receiverOf),
  },
  {
    name: 'the receiver gives the address',
    leads: { ACCEPTED: 'ADDRESS_DONE', ADDRESS_DONE: 'ADDRESS_DONE' },
    run: byReceiver(giftCalls.shipping, giftAddress, receiverOf),
  },
  {
    name: 'the receiver thanks',
    leads: { ACCEPTED: 'ACCEPTED', ADDRESS_DONE: 'ADDRESS_DONE' },
    run: byReceiver(giftCalls.thank, { text: '고마워요' }, receiverOf),
  },
  {
    name: 'the sender cancels the gift',
    leads: { PAID: 'CANCELED', SENT: 'CANCELED' },
    run: ({ giftNo }) => sender.request(giftCalls.cancel, { params: { giftNo } }),
  },
  {
    name: 'the sender cancels the order',
    leads: { PAID: 'CANCELED', SENT: 'CANCELED' },
    run: async ({ orderNo }) => {
      const { payment } = await sender.call(orderCalls.detail, { params: { orderNo } });
      const expectedRefundWon = payment?.payWon ?? 0;
      const body = { orderNo, reasonCd: 'CHANGED_MIND' as const, expectedRefundWon };
      return sender.request(claimCalls.cancel, { body });
    },
  },
  {
    name: 'the sender sends it again',
    leads: { SENT: 'SENT' },
    run: ({ giftNo }) => sender.request(giftCalls.resend, { params: { giftNo } }),
  },
  {
    name: 'its deadline comes',
    leads: { SENT: 'EXPIRED', ACCEPTED: 'EXPIRED' },
    run: async (gift) => {
      await makeDue(gift);
      return { status: (await expireGifts(shop.deps)) > 0 ? 200 : 409 };
    },
  },
  {
    name: 'its time comes',
    leads: { PAID: 'SENT' },
    run: async ({ giftNo }) => {
      await shop.db.run(sql`
        update gift set send_at = ${addMs(shop.clock.now(), -1)} where gift_no = ${giftNo}`);
      return { status: (await sendScheduled(shop.deps)) > 0 ? 200 : 409 };
    },
  },
  {
    name: 'another member cancels it',
    leads: {},
    run: ({ giftNo }) => other.request(giftCalls.cancel, { params: { giftNo } }),
  },
  {
    name: 'a visitor cancels it',
    leads: {},
    run: ({ giftNo }) => shop.visitor().request(giftCalls.cancel, { params: { giftNo } }),
  },
  {
    name: 'somebody with the link alone accepts it',
    leads: {},
    run: byReceiver(giftCalls.accept, bothConsents, () => shop.visitor()),
  },
  {
    name: 'somebody with the link alone gives an address',
    leads: {},
    run: byReceiver(giftCalls.shipping, giftAddress, () => shop.visitor()),
  },
];

it.each(states)(
  'a gift in %s is changed only by those who may',
  async (state) => {
    for (const { name, leads, run } of acts) {
      const gift = await giftIn(state);
      const { status } = await run(gift);
      const to = leads[state];
      expect([name, await stateOf(gift)]).toEqual([name, to ?? state]);
      if (to) expect([name, status]).toEqual([name, 200]);
      else expect([401, 403, 404, 409]).toContain(status);
    }
    await shop.deps.outbox.drain();
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  },
  120_000,
);

it.each(states)('from %s the table allows what it allows, and by whom', async (from) => {
  const gift = await giftIn(from);
  for (const to of states) {
    const isLegal = giftMoves[from].includes(to);
    const actor = anActorOf(actorsOfMoves.gift, from, to);
    const move = (by: typeof actor) =>
      shop.db
        .tx(async (tx) => {
          const row = await lockWithOrder(tx, { orderNo: gift.orderNo, senderNo: 1 });
          const columns = to === 'ADDRESS_DONE' ? sql`, address_at = now()` : sql``;
          await moveGift(tx, row, to, { actor: by, now: shop.clock.now() }, columns);
          throw new Error('moved');
        })
        .catch((error: Error & { code?: string }) => error.code ?? error.message);
    expect([to, await move(actor)]).toEqual([to, isLegal ? 'moved' : 'STATE']);
    for (const by of everyActor.filter(
      (one) => isLegal && !mayMove(actorsOfMoves.gift, { from, to, actor: one }),
    ))
      expect([to, by, await move(by)]).toEqual([to, by, 'STATE']);
  }
});
