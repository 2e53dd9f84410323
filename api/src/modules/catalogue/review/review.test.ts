import { reviewCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = await member(members.general);
}, 120_000);
afterAll(() => shop.close());

async function member(cno: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  return visitor;
}

const numberRow = z.object({ no: z.number() });

/** A review of new goods. */
async function addReview(
  state = 'OPEN',
  writerNo: number | null = null,
): Promise<{ goodsNo: number; reviewNo: number }> {
  const { goodsNo } = await addGoods(shop.db);
  const { no } = await shop.db.one(
    numberRow,
    sql`insert into review (goods_no, member_no, writer, score, body, state)
      values (${goodsNo}, ${writerNo}, '김*연', 5, '잘 샀어요', ${state}) returning review_no as no`,
  );
  return { goodsNo, reviewNo: no };
}

const vote = (visitor: Visitor, reviewNo: number, isHelpful: boolean) =>
  visitor.request(reviewCalls.helpful, { params: { reviewNo }, body: { isHelpful } });
const countInList = async (goodsNo: number) =>
  (await who.call(reviewCalls.list, { params: { goodsNo } })).items[0]?.helpfulCount;

describe('도움돼요', () => {
  it('is counted once for each member, in the answer and in the list', async () => {
    const { goodsNo, reviewNo } = await addReview();
    const another = await member(members.family);
    expect((await vote(who, reviewNo, true)).payload).toEqual({ helpfulCount: 1, isHelpful: true });
    await vote(who, reviewNo, true);
    expect((await vote(another, reviewNo, true)).payload).toMatchObject({ helpfulCount: 2 });
    expect(await countInList(goodsNo)).toBe(2);
    expect(await who.call(reviewCalls.votes, { params: { goodsNo } })).toEqual({
      reviewNos: [reviewNo],
    });
  });

  it('is taken back, and only one’s own', async () => {
    const { goodsNo, reviewNo } = await addReview();
    await vote(who, reviewNo, true);
    const another = await member(members.family);
    expect((await vote(another, reviewNo, false)).payload).toMatchObject({ helpfulCount: 1 });
    expect((await vote(who, reviewNo, false)).payload).toEqual({
      helpfulCount: 0,
      isHelpful: false,
    });
    expect(await countInList(goodsNo)).toBe(0);
  });

  it('counts right when ten members press at once', async () => {
    const { goodsNo, reviewNo } = await addReview();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => vote(who, reviewNo, at % 2 === 0)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const mine = await who.call(reviewCalls.votes, { params: { goodsNo } });
    expect(await countInList(goodsNo)).toBe(mine.reviewNos.length);
  });

  it.each(['BLIND', 'DELETED'])('is refused for a review that is %s', async (state) => {
    const { reviewNo } = await addReview(state);
    expect((await vote(who, reviewNo, true)).status).toBe(404);
  });
});

describe('the own review', () => {
  it('is neither found helpful nor reported by its writer, but by others', async () => {
    const { no } = await shop.db.one(
      numberRow,
      sql`select member_no as no from session where revoked_at is null order by created_at limit 1`,
    );
    const { goodsNo, reviewNo } = await addReview('OPEN', no);
    const params = { reviewNo };
    const body = { reason: '광고예요' };
    const own = [
      await vote(who, reviewNo, true),
      await vote(who, reviewNo, false),
      await who.request(reviewCalls.report, { params, body }),
    ];
    const refusal = [409, 'OWN_REVIEW', '내가 쓴 후기는 추천하거나 신고할 수 없어요.'];
    expect(own.map(({ status, code, message }) => [status, code, message])).toEqual([
      refusal,
      refusal,
      refusal,
    ]);
    expect(await countInList(goodsNo)).toBe(0);
    const another = await member(members.family);
    expect((await vote(another, reviewNo, true)).payload).toMatchObject({ helpfulCount: 1 });
    expect((await another.request(reviewCalls.report, { params, body })).status).toBe(200);
  });
});

describe('신고', () => {
  const report = (reviewNo: number, reason: string) =>
    who.request(reviewCalls.report, { params: { reviewNo }, body: { reason } });
  const stored = (reviewNo: number) =>
    shop.db.rows(
      z.object({ reason: z.string() }),
      sql`select reason from review_report where review_no = ${reviewNo}`,
    );

  it('is kept once for each member, with the last reason', async () => {
    const { reviewNo } = await addReview();
    expect((await report(reviewNo, '광고예요')).status).toBe(200);
    expect((await report(reviewNo, '욕설이 있어요')).status).toBe(200);
    expect(await stored(reviewNo)).toEqual([{ reason: '욕설이 있어요' }]);
  });

  it('is refused without a reason, and for a review that is gone', async () => {
    const { reviewNo } = await addReview('DELETED');
    expect((await report(reviewNo, '  ')).status).toBe(400);
    expect((await report(reviewNo, '광고예요')).status).toBe(404);
    expect(await stored(reviewNo)).toEqual([]);
  });
});
