import { csCalls } from '@shop/shared/contracts';
import { faqCategories } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { seedCs } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';

const laterRow = z.object({ later: z.number() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await seedCs(shop.deps);
}, 120_000);
afterAll(() => shop.close());

const signedIn = async (cno?: string) => {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  return visitor;
};

describe('FAQ', () => {
  it('has questions in every category, and ten in the TOP10', async () => {
    const visitor = shop.visitor();
    const { items } = await visitor.call(csCalls.faq, { query: {} });
    expect(items.length).toBeGreaterThanOrEqual(24);
    expect(new Set(items.map(({ category }) => category))).toEqual(
      new Set(Object.keys(faqCategories)),
    );
    const { topFaqs } = await visitor.call(csCalls.home);
    expect(topFaqs).toHaveLength(10);
    expect(topFaqs[0]?.question).toBe('주문한 상품은 언제 도착하나요?');
  });

  it('returns the questions of one category', async () => {
    const { items } = await shop.visitor().call(csCalls.faq, { query: { category: 'CLAIM' } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ category }) => category === 'CLAIM')).toBe(true);
  });

  it('matches all words regardless of spacing, and ranks matches in the question first', async () => {
    const find = async (q: string) =>
      (await shop.visitor().call(csCalls.faq, { query: { q } })).items;
    const [first, ...rest] = await find('배송지 바꾸');
    expect(first?.question).toBe('배송지를 바꾸고 싶어요.');
    expect(rest.every(({ question, answer }) => `${question}${answer}`.includes('배송지'))).toBe(
      true,
    );
    const refunds = await find('환불예정금액');
    expect(refunds.length).toBeGreaterThan(0);
    expect(await find('환불예정금액'.normalize('NFD'))).toEqual(refunds);
    expect(await find('없는말 배송')).toEqual([]);
    // LIKE wildcards are matched literally.
    expect(await find('%')).toEqual([]);
  });

  it('stores one vote per member, which can be changed', async () => {
    const [visitor, other] = [await signedIn(), await signedIn(members.family)];
    const mine = async () =>
      (await visitor.call(csCalls.faq, { query: { category: 'ETC' } })).items[0];
    const faqNo = (await mine())?.faqNo ?? 0;
    expect((await mine())?.isHelpful).toBeNull();
    await visitor.call(csCalls.feedback, { params: { faqNo }, body: { isHelpful: true } });
    expect((await mine())?.isHelpful).toBe(true);
    await visitor.call(csCalls.feedback, { params: { faqNo }, body: { isHelpful: false } });
    expect((await mine())?.isHelpful).toBe(false);
    await other.call(csCalls.feedback, { params: { faqNo }, body: { isHelpful: true } });
    expect((await mine())?.isHelpful).toBe(false);
    expect(
      await shop.db.rows(
        z.unknown(),
        sql`select is_helpful from faq_feedback where faq_no = ${faqNo}`,
      ),
    ).toHaveLength(2);
  });

  it("rejects a visitor's vote, and a vote on an unknown question", async () => {
    const body = { isHelpful: true };
    expect(
      (await shop.visitor().request(csCalls.feedback, { params: { faqNo: 1 }, body })).status,
    ).toBe(401);
    const visitor = await signedIn();
    expect(
      (await visitor.request(csCalls.feedback, { params: { faqNo: 99_999 }, body })).status,
    ).toBe(404);
  });

  it('returns 400 for an unknown category', async () => {
    const answer = await shop
      .visitor()
      .request(csCalls.faq, { query: { category: 'GIFT' as 'ETC' } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID' });
  });
});

describe('notices', () => {
  it('returns pinned notices first, then the newest, in pages', async () => {
    const visitor = shop.visitor();
    const first = await visitor.call(csCalls.notices, { query: { page: 1 } });
    expect(first).toMatchObject({ total: 12, page: 1, pageCount: 2 });
    expect(first.items.map(({ isPinned }) => isPinned).slice(0, 3)).toEqual([true, true, false]);
    expect(first.items[2]).toMatchObject({ type: 'DELIVERY', isNew: true });
    const second = await visitor.call(csCalls.notices, { query: { page: 2 } });
    expect(second.items).toHaveLength(2);
    expect(second.items.every(({ isNew }) => !isNew)).toBe(true);
    expect((await visitor.call(csCalls.home)).notices).toEqual(first.items.slice(0, 3));
  });

  it("returns a notice's text, 410 when removed and 404 when unknown", async () => {
    const visitor = shop.visitor();
    const [line] = (await visitor.call(csCalls.notices, { query: {} })).items.slice(-1);
    const noticeNo = line?.noticeNo ?? 0;
    expect((await visitor.call(csCalls.notice, { params: { noticeNo } })).body).not.toBe('');
    await shop.db.run(sql`
      update notice set removed_at = ${shop.clock.now()} where notice_no = ${noticeNo}`);
    expect(await visitor.request(csCalls.notice, { params: { noticeNo } })).toMatchObject({
      status: 410,
      code: 'NOTICE_REMOVED',
      message: '삭제된 공지예요.',
    });
    expect((await visitor.call(csCalls.notices, { query: {} })).total).toBe(11);
    const { later: laterNo } = await shop.db.one(
      laterRow,
      sql`
      insert into notice (type, title, body, published_at)
      values ('GENERAL', '내일', '내일 알려 드려요', ${addMs(shop.clock.now(), daysMs(1))})
      returning notice_no as later`,
    );
    expect((await visitor.request(csCalls.notice, { params: { noticeNo: laterNo } })).status).toBe(
      404,
    );
  });
});

it('writes the sample once', async () => {
  await seedCs(shop.deps);
  expect((await shop.visitor().call(csCalls.home)).topFaqs).toHaveLength(10);
});
