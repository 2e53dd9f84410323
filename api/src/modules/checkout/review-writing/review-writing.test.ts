import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  orderCalls,
  pointCalls,
  reviewCalls,
} from '@shop/shared/contracts';
import { dashedDate, reviewTextLength } from '@shop/shared/domain';
import { z } from 'zod';
import { daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { buyAndDeliver } from '../../../testing/delivered';
import { addGoods } from '../../../testing/goods';
import { cookieOf, sendPicture } from '../../../testing/send-picture';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { confirmDue } from '../order-history';
import { takeCoinsOfAbuse } from './reward';

let shop: TestShop;
let who: Visitor;
let other: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  who = await signedIn(members.general);
  other = await signedIn(members.family);
}, 120_000);
afterAll(() => shop.close());

async function signedIn(cno: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  return visitor;
}

type Body = CallInput<typeof reviewCalls.write>['body'];
const TEXT = '색이 화면과 같고 바느질이 꼼꼼해서 마음에 들어요.';

/** A delivered line of new goods. */
async function delivered(options: Parameters<typeof addGoods>[1] = {}) {
  const goods = await addGoods(shop.db, { priceWon: 40_000, ...options });
  const { orderNo, itemNos } = await buyAndDeliver(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
  return { ...goods, orderNo, itemNo: itemNos[0] as number };
}

const write = (itemNo: number, more: Partial<Body> = {}, by = who) =>
  by.request(reviewCalls.write, { body: { itemNo, score: 5, body: TEXT, ...more } });
const edit = (reviewNo: number, more: Partial<Body> = {}, by = who) =>
  by.request(reviewCalls.edit, { params: { reviewNo }, body: { score: 2, body: TEXT, ...more } });
const remove = (reviewNo: number, by = who) =>
  by.request(reviewCalls.remove, { params: { reviewNo } });
const reviewsOf = (goodsNo: number) =>
  shop.visitor().call(reviewCalls.list, { params: { goodsNo } });
const confirm = (itemNo: number) => who.call(orderCalls.confirm, { params: { itemNo } });
const coinsOf = async (): Promise<number> =>
  (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;
const actionsOf = async (orderNo: string) =>
  (await who.call(orderCalls.detail, { params: { orderNo } })).items[0]?.actions.map(
    ({ action }) => action,
  );

const statRow = z.object({
  reviewCnt: z.number(),
  scoreAvg: z.number(),
  statCnt: z.number(),
  sum: z.number(),
  photos: z.number(),
});
/** What lists and the summary count from. */
const countsOf = (goodsNo: number) =>
  shop.db.one(
    statRow,
    sql`select g.review_cnt, g.score_avg::float8 as score_avg, s.review_cnt as stat_cnt, s.score_sum as sum,
      s.photo_cnt as photos
    from goods g join review_stat s using (goods_no) where g.goods_no = ${goodsNo}`,
  );

describe('writing', () => {
  it('shows the review on the product, with the masked name, and counts it', async () => {
    const { goodsNo, itemNo, orderNo } = await delivered();
    expect((await reviewsOf(goodsNo)).summary.count).toBe(0);
    expect(await actionsOf(orderNo)).toContain('REVIEW');
    const { payload } = await write(itemNo, { score: 4, optionRating: 3 });
    expect(payload.reward).toEqual({ coinWon: 100, state: 'PENDING' });
    const { items, summary } = await reviewsOf(goodsNo);
    expect(items).toMatchObject([
      { score: 4, body: TEXT, optionRating: 3, reviewNo: payload.reviewNo },
    ]);
    expect(items[0]?.writer).toMatch(/^.\*+.?$/);
    expect([summary.count, summary.average, summary.topScore]).toEqual([1, 4, 4]);
    expect(await countsOf(goodsNo)).toMatchObject({ reviewCnt: 1, scoreAvg: 4, statCnt: 1 });
    expect(await actionsOf(orderNo)).not.toContain('REVIEW');
  });

  it('counts how the goods fit and feel, by what they are asked for', async () => {
    const { goodsNo, itemNo } = await delivered();
    await shop.db.run(sql`update goods set notice_type = '의류' where goods_no = ${goodsNo}`);
    const form = await who.call(reviewCalls.form, { params: { itemNo } });
    expect(form.aspects).toEqual(['SIZE', 'MATERIAL']);
    const { payload } = await write(itemNo, { aspects: { SIZE: 2, MATERIAL: 3, TASTE: 1 } });
    const { items, summary } = await reviewsOf(goodsNo);
    expect(items[0]?.aspects).toEqual({ SIZE: 2, MATERIAL: 3 });
    expect(summary.aspects).toHaveLength(2);
    expect(summary.aspects).toContainEqual({ aspect: 'SIZE', counts: [0, 1, 0] });
    await edit(payload.reviewNo, { aspects: { SIZE: 1 } });
    expect((await reviewsOf(goodsNo)).summary.aspects).toEqual([
      { aspect: 'SIZE', counts: [1, 0, 0] },
    ]);
    await remove(payload.reviewNo);
    expect((await reviewsOf(goodsNo)).summary.aspects).toEqual([]);
  });

  it('leaves the list of those to write, and enters the list of those written', async () => {
    const { itemNo, goodsNo } = await delivered();
    const before = await who.call(reviewCalls.writable);
    expect(before.items.map((item) => item.itemNo)).toContain(itemNo);
    await write(itemNo);
    const after = await who.call(reviewCalls.writable);
    expect(after.count).toBe(before.count - 1);
    expect(after.items.map((item) => item.itemNo)).not.toContain(itemNo);
    const { reviews } = await who.call(reviewCalls.written);
    expect(reviews[0]).toMatchObject({
      ...{ itemNo, goodsNo, body: TEXT, canEdit: true, blindReason: null },
      reward: { coinWon: 100, state: 'PENDING' },
    });
    expect((await other.call(reviewCalls.written)).reviews).toEqual([]);
  });

  it('keeps markup and emoji as text', async () => {
    const { itemNo, goodsNo } = await delivered();
    const body = '<b>좋아요</b><script>alert(1)</script> 😀👨‍👩‍👧 & "따옴표"도 그대로예요';
    expect((await write(itemNo, { body })).status).toBe(200);
    expect((await reviewsOf(goodsNo)).items[0]?.body).toBe(body);
  });

  it.each([
    ['too short a text', { body: '짧아요' }],
    ['only spaces', { body: ' '.repeat(40) }],
    ['too long a text', { body: '가'.repeat(reviewTextLength.max + 1) }],
    ['no score', { score: 0 }],
    ['a score above 5', { score: 6 }],
    ['half a score', { score: 3.5 }],
    ['an option rating above 3', { optionRating: 4 }],
    ['more than ten photos', { fileNos: Array.from({ length: 11 }, (_, at) => `F1000000${at}`) }],
    ['a text with a NUL', { body: `${TEXT}\u0000` }],
  ])('refuses %s', async (_, more) => {
    const { itemNo } = await delivered();
    expect((await write(itemNo, more)).status).toBe(400);
    expect((await who.call(reviewCalls.written)).reviews.map((one) => one.itemNo)).not.toContain(
      itemNo,
    );
  });

  it('takes the longest text, counted as people count', async () => {
    const { itemNo, goodsNo } = await delivered();
    const body = '😀'.repeat(reviewTextLength.max);
    expect((await write(itemNo, { body })).status).toBe(200);
    expect((await reviewsOf(goodsNo)).items[0]?.body).toBe(body);
  });

  it('is refused to another member, as if the line did not exist', async () => {
    const { itemNo } = await delivered();
    expect((await write(itemNo, {}, other)).status).toBe(404);
    expect((await other.request(reviewCalls.form, { params: { itemNo } })).status).toBe(404);
  });

  it('is refused before the delivery', async () => {
    const { skuNo } = await addGoods(shop.db);
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const itemNo = items[0]?.itemNo as number;
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'STATE' });
    expect(await actionsOf(orderNo)).not.toContain('REVIEW');
  });

  it('is refused for a line in a return, and for a returned one', async () => {
    const { itemNo, orderNo } = await delivered();
    const scope = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' as const };
    const { refundWon } = await who.call(claimCalls.estimateReturn, { body: scope });
    const visitOn = dashedDate(shop.clock.now().getTime() + daysMs(1));
    const { claimNo } = await who.call(claimCalls.requestReturn, {
      body: { ...scope, visitOn, expectedRefundWon: refundWon },
    });
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'STATE' });
    expect((await who.call(reviewCalls.writable)).items.map((one) => one.itemNo)).not.toContain(
      itemNo,
    );
    for (const to of ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'] as const)
      await who.call(fulfilmentTestCalls.seller, { body: { kind: 'CLAIM', orderNo, claimNo, to } });
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'STATE' });
  });

  it('is refused after 90 days', async () => {
    const { itemNo, orderNo } = await delivered();
    const now = shop.clock.now();
    await shop.db.run(sql`
      update order_item set delivered_at = ${new Date(now.getTime() - daysMs(91))} where item_no = ${itemNo}`);
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'STATE' });
    expect(await actionsOf(orderNo)).not.toContain('REVIEW');
  });

  it('is possible once for a line, also after the review was deleted', async () => {
    const { itemNo, goodsNo } = await delivered();
    const { payload } = await write(itemNo);
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'REVIEWED' });
    await remove(payload.reviewNo);
    expect(await write(itemNo)).toMatchObject({ status: 409, code: 'REVIEWED' });
    expect((await reviewsOf(goodsNo)).items).toEqual([]);
  });
});

describe('photos', () => {
  const photoOf = (key: string) => shop.app.inject({ url: `/images/${key}?w=240` });

  it('are shown to everybody in their order, until the review is blinded or deleted', async () => {
    const { itemNo, goodsNo } = await delivered();
    const [a, b] = [await sendPicture(shop, who, 'REVIEW'), await sendPicture(shop, who, 'REVIEW')];
    expect((await photoOf(`r/${b.fileNo}`)).statusCode).toBe(404);
    const { payload } = await write(itemNo, { fileNos: [b.fileNo, a.fileNo, b.fileNo] });
    expect(payload.reward.coinWon).toBe(300);
    const { items, summary } = await reviewsOf(goodsNo);
    expect(items[0]?.photos.map(({ key }) => key)).toEqual([`r/${b.fileNo}`, `r/${a.fileNo}`]);
    expect(summary.photoCount).toBe(1);
    const shown = await photoOf(`r/${a.fileNo}`);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
      200,
      'public, max-age=300',
    ]);
    await shop.db.run(sql`update review set state = 'BLIND' where review_no = ${payload.reviewNo}`);
    expect((await photoOf(`r/${a.fileNo}`)).statusCode).toBe(404);
    expect((await who.call(reviewCalls.written)).reviews[0]).toMatchObject({
      blindReason: '운영 원칙에 따라 가려졌어요',
      canEdit: false,
    });
    await remove(payload.reviewNo);
    expect((await photoOf(`r/${a.fileNo}`)).statusCode).toBe(404);
    expect((await countsOf(goodsNo)).photos).toBe(0);
  });

  it.each(['r/F1', 'r/../../secret', 'r/'])('has no picture of the key %s', async (key) => {
    expect((await photoOf(encodeURI(key))).statusCode).toBe(404);
  });

  it('of another member, of another purpose or of another review are refused', async () => {
    const { itemNo, goodsNo } = await delivered();
    const foreign = await sendPicture(shop, other, 'REVIEW');
    const claim = await sendPicture(shop, who, 'CLAIM');
    const first = await delivered();
    const used = await sendPicture(shop, who, 'REVIEW');
    await write(first.itemNo, { fileNos: [used.fileNo] });
    for (const { fileNo } of [foreign, claim, used])
      expect(await write(itemNo, { fileNos: [fileNo] })).toMatchObject({
        code: 'UPLOAD_GONE',
        payload: { fileNos: [fileNo] },
      });
    expect((await reviewsOf(goodsNo)).summary.count).toBe(0);
    expect((await reviewsOf(first.goodsNo)).items[0]?.photos).toHaveLength(1);
  });

  it('can be left out, kept and added in the one change', async () => {
    const { itemNo, goodsNo } = await delivered();
    const [a, b, c] = [
      await sendPicture(shop, who, 'REVIEW'),
      await sendPicture(shop, who, 'REVIEW'),
      await sendPicture(shop, who, 'REVIEW'),
    ];
    const { payload } = await write(itemNo, { fileNos: [a.fileNo, b.fileNo] });
    const { review } = await who.call(reviewCalls.form, { params: { itemNo } });
    expect(review?.photos.map(({ fileNo }) => fileNo)).toEqual([a.fileNo, b.fileNo]);
    const own = await shop.app.inject({
      url: review?.photos[0]?.url as string,
      headers: { cookie: cookieOf(who) },
    });
    expect(own.statusCode).toBe(200);
    expect((await edit(payload.reviewNo, { fileNos: [c.fileNo, b.fileNo] })).status).toBe(200);
    expect((await reviewsOf(goodsNo)).items[0]?.photos.map(({ key }) => key)).toEqual([
      `r/${c.fileNo}`,
      `r/${b.fileNo}`,
    ]);
    expect((await photoOf(`r/${a.fileNo}`)).statusCode).toBe(404);
  });
});

describe('a change', () => {
  it('is possible once, and is counted', async () => {
    const { itemNo, goodsNo } = await delivered();
    const { payload } = await write(itemNo, { score: 5 });
    expect((await edit(payload.reviewNo, { score: 1 })).status).toBe(200);
    expect(await countsOf(goodsNo)).toMatchObject({ reviewCnt: 1, scoreAvg: 1, sum: 1 });
    expect(await edit(payload.reviewNo, { score: 5 })).toMatchObject({
      status: 409,
      code: 'STATE',
    });
    expect((await reviewsOf(goodsNo)).items[0]?.score).toBe(1);
  });

  it('of only the text is seen at once', async () => {
    const { itemNo, goodsNo } = await delivered();
    const { payload } = await write(itemNo, { score: 5 });
    await reviewsOf(goodsNo);
    await edit(payload.reviewNo, { score: 5, body: `한 달 써 보니 ${TEXT}` });
    expect((await reviewsOf(goodsNo)).items[0]?.body).toBe(`한 달 써 보니 ${TEXT}`);
  });

  it('and a deletion are refused to another member', async () => {
    const { itemNo, goodsNo } = await delivered();
    const { payload } = await write(itemNo);
    expect((await edit(payload.reviewNo, {}, other)).status).toBe(404);
    expect((await remove(payload.reviewNo, other)).status).toBe(404);
    expect((await reviewsOf(goodsNo)).summary.count).toBe(1);
  });

  it('is refused for a deleted review, and the deletion is counted once', async () => {
    const { itemNo, goodsNo } = await delivered();
    const { payload } = await write(itemNo);
    expect((await remove(payload.reviewNo)).status).toBe(200);
    expect((await remove(payload.reviewNo)).status).toBe(404);
    expect((await edit(payload.reviewNo)).status).toBe(404);
    expect(await countsOf(goodsNo)).toMatchObject({ reviewCnt: 0, scoreAvg: 0, sum: 0 });
  });
});

describe('the coins', () => {
  it('come with 구매확정, or at once for a confirmed line, and once', async () => {
    const early = await delivered();
    const late = await delivered();
    const start = await coinsOf();
    await write(early.itemNo);
    expect(await coinsOf()).toBe(start);
    await confirm(early.itemNo);
    expect(await coinsOf()).toBe(start + 100);
    await confirm(late.itemNo);
    expect((await write(late.itemNo)).payload.reward).toEqual({ coinWon: 100, state: 'PAID' });
    expect(await coinsOf()).toBe(start + 200);
  });

  it('come with the automatic confirmation, too', async () => {
    const { itemNo, orderNo } = await delivered();
    await write(itemNo);
    shop.clock.advance(daysMs(16));
    await confirmDue(shop.deps);
    who = await signedIn(members.general);
    const { reviews } = await who.call(reviewCalls.written);
    expect(reviews[0]).toMatchObject({ itemNo, reward: { state: 'PAID' } });
    const { entries } = await who.call(pointCalls.history, { query: { kind: 'COIN' } });
    expect(entries.filter((entry) => entry.orderNo === orderNo)).toHaveLength(1);
  });

  it('are not given for a review that was deleted before', async () => {
    const { itemNo } = await delivered();
    const start = await coinsOf();
    const { payload } = await write(itemNo);
    await remove(payload.reviewNo);
    await confirm(itemNo);
    expect(await coinsOf()).toBe(start);
  });

  /** A confirmed line with a review, for which the coins came. */
  async function paid() {
    const line = await delivered();
    await confirm(line.itemNo);
    const { payload } = await write(line.itemNo);
    return { ...line, reviewNo: payload.reviewNo };
  }
  const blind = (reviewNo: number, cause: 'ABUSE' | 'REQUEST') =>
    shop.db.run(
      sql`update review set state = 'BLIND', blind_cause = ${cause} where review_no = ${reviewNo}`,
    );
  const firstEntry = async () =>
    (await who.call(pointCalls.history, { query: { kind: 'COIN', group: 'use' } })).entries[0];

  it('are taken back with a deleted review, in a line of the history', async () => {
    const start = await coinsOf();
    const { reviewNo, orderNo } = await paid();
    expect(await coinsOf()).toBe(start + 100);
    await remove(reviewNo);
    expect(await coinsOf()).toBe(start);
    expect(await firstEntry()).toMatchObject({
      type: 'CLAWBACK',
      amountWon: -100,
      title: '삭제한 후기의 적립을 돌려받았어요',
      orderNo,
    });
    expect((await remove(reviewNo)).status).toBe(404);
    expect(await coinsOf()).toBe(start);
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  });

  it('are taken back for abuse once, and stay when a review is hidden on request', async () => {
    const start = await coinsOf();
    const [abuse, request] = [await paid(), await paid()];
    await blind(abuse.reviewNo, 'ABUSE');
    await blind(request.reviewNo, 'REQUEST');
    expect(await takeCoinsOfAbuse(shop.deps)).toBe(1);
    expect(await takeCoinsOfAbuse(shop.deps)).toBe(0);
    await remove(abuse.reviewNo);
    expect(await coinsOf()).toBe(start + 100);
    expect(await firstEntry()).toMatchObject({
      title: '운영 원칙을 어긴 후기의 적립을 돌려받았어요',
    });
    const { reviews } = await who.call(reviewCalls.written);
    expect(reviews.find(({ reviewNo }) => reviewNo === request.reviewNo)).toMatchObject({
      reward: { state: 'PAID' },
    });
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  });

  it('are taken as far as the balance reaches, and the rest is forgiven', async () => {
    const { reviewNo } = await paid();
    const goods = await addGoods(shop.db, { priceWon: 500_000 });
    const useCoinWon = (await coinsOf()) - 30;
    await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [], useCoinWon });
    await remove(reviewNo);
    expect(await coinsOf()).toBe(0);
    const taken = await shop.db.one(
      z.object({ coinsTakenWon: z.number(), coinsForgivenWon: z.number() }),
      sql`select coins_taken_won, coins_forgiven_won from review where review_no = ${reviewNo}`,
    );
    expect(taken).toEqual({ coinsTakenWon: 30, coinsForgivenWon: 70 });
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  });
});
