import { orderCalls, pointCalls, reviewCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buyAndDeliver } from '../../../testing/delivered';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { takeCoinsOfAbuse, takeReviewRewardBack } from './reward';

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

const TEXT = '색이 화면과 같고 바느질이 꼼꼼해서 마음에 들어요.';
const write = (who: Visitor, itemNo: number, score: number) =>
  who.request(reviewCalls.write, { body: { itemNo, score, body: TEXT } });

it('lets one of several reviews of a line win, and tells the others', async () => {
  const who = shop.visitor();
  await who.signIn(members.general);
  const { skuNo, goodsNo } = await addGoods(shop.db);
  const { itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
  const itemNo = itemNos[0] as number;
  const coins = async () =>
    (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;
  const start = await coins();
  const [confirmed, ...replies] = await Promise.all([
    who.request(orderCalls.confirm, { params: { itemNo } }),
    ...Array.from({ length: 8 }, (_, at) => write(who, itemNo, (at % 5) + 1)),
  ]);
  expect(confirmed.status).toBe(200);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 'REVIEWED')).toHaveLength(7);
  const { summary, items } = await who.call(reviewCalls.list, { params: { goodsNo } });
  expect([summary.count, items.length]).toEqual([1, 1]);
  expect(await coins()).toBe(start + 100);
}, 120_000);

it('counts right when many members write, change and delete at the same moment', async () => {
  const { skuNo, goodsNo } = await addGoods(shop.db, { stock: 100 });
  const writers = await addMembers(shop, 10);
  const lines = [];
  for (const who of writers) {
    const { itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
    lines.push({ who, itemNo: itemNos[0] as number });
  }
  const written = await Promise.all(
    lines.map(({ who, itemNo }, at) => write(who, itemNo, (at % 5) + 1)),
  );
  expect(written.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await Promise.all(
    lines.map(({ who }, at) => {
      const params = { reviewNo: written[at]?.payload.reviewNo as number };
      return at % 2 === 0
        ? who.call(reviewCalls.edit, { params, body: { score: 1, body: TEXT } })
        : who.call(reviewCalls.remove, { params });
    }),
  );
  const stat = await shop.db.one(
    z.object({ reviewCnt: z.number(), scoreSum: z.number(), cnt1: z.number() }),
    sql`select review_cnt, score_sum, cnt_1 as cnt1 from review_stat where goods_no = ${goodsNo}`,
  );
  expect(stat).toEqual({ reviewCnt: 5, scoreSum: 5, cnt1: 5 });
}, 120_000);

it('reverses the coins of a review once, in any order of the causes', async () => {
  const who = shop.visitor();
  await who.signIn(members.general);
  const coins = async () =>
    (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;
  const start = await coins();
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  for (let round = 0; round < 5; round += 1) {
    const { itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
    const itemNo = itemNos[0] as number;
    await who.call(orderCalls.confirm, { params: { itemNo } });
    const { reviewNo } = (await write(who, itemNo, 5)).payload;
    await shop.db.run(sql`update review set state = 'BLIND', blind_cause = 'ABUSE'
      where review_no = ${reviewNo}`);
    expect(await coins()).toBe(start + 100);
    await Promise.all([
      ...Array.from({ length: 4 }, () => who.request(reviewCalls.remove, { params: { reviewNo } })),
      ...Array.from({ length: 3 }, () => takeCoinsOfAbuse(shop.deps)),
      ...Array.from({ length: 3 }, () =>
        shop.db.tx((tx) => takeReviewRewardBack(tx, itemNo, 'RETURNED', shop.clock.now())),
      ),
    ]);
    expect(await coins()).toBe(start);
  }
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
}, 120_000);

it('leaves no coins when a review is deleted while its line is confirmed', async () => {
  const who = shop.visitor();
  await who.signIn(members.family);
  const coins = async () =>
    (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).balanceWon;
  const start = await coins();
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  for (let round = 0; round < 5; round += 1) {
    const { itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
    const itemNo = itemNos[0] as number;
    const { reviewNo } = (await write(who, itemNo, 5)).payload;
    const answers = await Promise.all([
      who.request(orderCalls.confirm, { params: { itemNo } }),
      who.request(reviewCalls.remove, { params: { reviewNo } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await coins()).toBe(start);
  }
}, 120_000);
