import { randomUUID } from 'node:crypto';
import {
  type Call,
  type CallInput,
  giftCalls,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { bothConsents, giftAddress, giftReceiver, PHONE_TAIL } from './testing/gifts';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type KillBench, type KillPoint, openKillBench } from './testing/kill-points';
import { isDrill, recordProof } from './testing/proofs';
import { members } from './testing/visitor';

/** kill -9 at each marked point of a gift: no gift without its money, and no money without its gift. */
const ROUNDS = isDrill ? 10 : 1;
/** The tests of every day kill at these, `npm run drill` at all. */
const everyDay = /is paid, and|address is being|rejected and refunded/;
const PRICE_WON = 40_000;
const MINUTE_MS = 60_000;
let bench: KillBench;
let skuNo: number;

beforeAll(async () => {
  bench = await openKillBench('gift');
  ({ skuNo } = await addGoods(bench.db, { priceWon: PRICE_WON, stock: 1_000 }));
}, 120_000);
afterAll(() => bench.close(), 60_000);

/** The browser of a receiver, without an account. */
class Receiver {
  private cookie = '';

  async request<C>(url: string, call: C, token: string, body: object): Promise<number> {
    const { method, path } = call as Call<never>;
    const response = await fetch(`${url}${path.replace(':token', token)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: this.cookie,
      },
      body: JSON.stringify(body),
    });
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) this.cookie = [this.cookie, ...set].filter(Boolean).join('; ');
    await response.text();
    return response.status;
  }
}

interface Story {
  who: HttpShopper;
  receiver: Receiver;
  orderNo: string;
  giftNo: string;
  token: string;
  back: CallInput<typeof paymentCalls.approve>['body'];
}

/** A gift whose payment is approved in the window, and not yet by the shop. */
async function begin(url: string): Promise<Story> {
  const who = new HttpShopper();
  await who.signIn(url, members.general);
  const created = await who.request(url, orderSheetCalls.create, {
    body: { source: 'GIFT', items: [{ skuNo, qty: 1 }] },
  });
  const { sheetNo } = created.payload;
  const noMoney = { usePointWon: 0, useCoinWon: 0, useGiftCardWon: 0, couponIssueNos: [] };
  const { payload } = await who.request(url, orderSheetCalls.calculate, {
    params: { sheetNo },
    body: { payMethod: 'CARD', ...noMoney },
  });
  const placed = await who.request(url, orderCalls.place, {
    body: {
      ...{ sheetNo, choices: payload.choices, messageCd: null },
      expectedPayWon: payload.amounts.payWon,
      consents: payload.consents.map(({ code }) => code),
      gift: giftReceiver,
    },
  });
  const { orderNo, paymentNo } = placed.payload;
  const back = await who.approveInWindow(url, paymentNo);
  return { who, receiver: new Receiver(), orderNo, giftNo: '', token: '', back };
}

type Step = 'pay' | 'open' | 'accept' | 'reject' | 'cancel' | 'address';

async function walk(url: string, story: Story, steps: readonly Step[]): Promise<void> {
  const { who, receiver, orderNo } = story;
  for (const step of steps) {
    if (step === 'pay') await who.request(url, paymentCalls.approve, { body: story.back });
    if (step === 'open') {
      const { payload } = await who.request(url, orderCalls.detail, { params: { orderNo } });
      story.giftNo = payload.gift?.giftNo ?? '';
      const params = { giftNo: story.giftNo };
      const link = await who.request(url, giftCalls.link, { params });
      story.token = new URL(link.payload.url).searchParams.get('token') ?? '';
      await receiver.request(url, giftCalls.verify, story.token, { phoneTail: PHONE_TAIL });
    }
    if (step === 'accept') await receiver.request(url, giftCalls.accept, story.token, bothConsents);
    if (step === 'reject')
      await receiver.request(url, giftCalls.reject, story.token, { reason: 'HAVE' });
    if (step === 'cancel')
      await who.request(url, giftCalls.cancel, { params: { giftNo: story.giftNo } });
    if (step === 'address')
      await receiver.request(url, giftCalls.shipping, story.token, giftAddress);
  }
}

const outcome = z.object({
  gift: z.string(),
  order: z.string(),
  paid: z.number(),
  back: z.number(),
  held: z.number(),
});

/** The gift, its order, and what the card company has taken, given back and holds. */
const outcomeOf = (orderNo: string) =>
  bench.db.one(
    outcome,
    sql`
    select coalesce((select state from gift where order_no = ${orderNo}), 'unpaid') as gift,
      (select status from orders where order_no = ${orderNo}) as order,
      coalesce(sum(p.amount), 0)::bigint as paid, coalesce(sum(p.canceled_amount), 0)::bigint as back,
      coalesce((select sum(s.amount - s.canceled_amount) from sandbox_card_authorization s
        join payment q on q.payment_no = s.merchant_order_no where q.order_no = ${orderNo}
          and s.state = 'APPROVED'), 0)::bigint as held
    from payment p where p.order_no = ${orderNo} and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')`,
  );

interface Point extends KillPoint {
  before: Step[];
  during: Step;
  wanted: z.infer<typeof outcome>;
}

const WON = PRICE_WON;
const kept = (gift: string) => ({ gift, order: 'PAY_DONE', paid: WON, back: 0, held: WON });
const returned = (gift: string) => ({ gift, order: 'CANCEL_DONE', paid: WON, back: WON, held: 0 });
const toGift = (state: string) => ({
  event: 'update' as const,
  table: 'gift',
  condition: `new.state = '${state}' and old.state is distinct from new.state`,
});
const refundNoted = { event: 'insert', table: 'payment_cancel', condition: 'true' } as const;
const refundDone = {
  event: 'update',
  table: 'payment_cancel',
  condition: `new.state = 'DONE'`,
} as const;

const points: Record<string, Point> = {
  'a gift is paid, and not yet stored': {
    ...{ ...toGift('PAID'), before: [], during: 'pay', wanted: kept('SENT') },
  },
  'its link is being sent': {
    ...{ event: 'insert', table: 'gift_message', condition: 'true' },
    ...{ before: [], during: 'pay', wanted: kept('SENT') },
  },
  'it is being accepted': {
    ...{ ...toGift('ACCEPTED'), before: ['pay', 'open'], during: 'accept', wanted: kept('SENT') },
  },
  'its address is being stored': {
    ...{ ...toGift('ADDRESS_DONE'), before: ['pay', 'open', 'accept'], during: 'address' },
    wanted: kept('ACCEPTED'),
  },
  'it is being rejected': {
    ...{ ...toGift('REJECTED'), before: ['pay', 'open'], during: 'reject', wanted: kept('SENT') },
  },
  'it is rejected, and its refund is being noted': {
    ...{ ...refundNoted, before: ['pay', 'open'], during: 'reject', wanted: kept('SENT') },
  },
  'it is rejected and refunded, and that is not yet stored': {
    ...{ ...refundDone, before: ['pay', 'open'], during: 'reject', wanted: returned('REJECTED') },
  },
  'it is canceled, and its refund is being noted': {
    ...{ ...refundNoted, before: ['pay', 'open'], during: 'cancel', wanted: kept('SENT') },
  },
  'it is canceled and refunded, and that is not yet stored': {
    ...{ ...refundDone, before: ['pay', 'open'], during: 'cancel', wanted: returned('CANCELED') },
  },
};

async function crashAt(point: Point): Promise<void> {
  const story = await bench.withServer(async ({ url }) => {
    const begun = await begin(url);
    await walk(url, begun, point.before);
    return begun;
  });
  await bench.killAt(point, ({ url }) => walk(url, story, [point.during]));
  await bench.runJobs(MINUTE_MS);
  expect(await outcomeOf(story.orderNo)).toEqual(point.wanted);
}

it.each(Object.entries(points).filter(([name]) => isDrill || everyDay.test(name)))(
  'kill -9 when %s',
  async (_, point) => {
    for (let round = 0; round < ROUNDS; round += 1) await crashAt(point);
    recordProof(`${ROUNDS} kills, each with the right gift, order and money within a minute`);
  },
  60_000 * ROUNDS,
);
