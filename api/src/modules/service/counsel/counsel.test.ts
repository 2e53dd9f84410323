import {
  type CallInput,
  counselCalls,
  counselTestCalls,
  csCalls,
  notificationCalls,
  orderCalls,
  paths,
} from '@shop/shared/contracts';
import { counselTextLength, MAX_DAILY_COUNSELS, MAX_OPEN_COUNSELS } from '@shop/shared/domain';
import { z } from 'zod';
import { daysMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { cookieOf, sendPicture } from '../../../testing/send-picture';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { sendWaiting } from '../notification';
import { deleteOldCounsels } from './retention';

let shop: TestShop;
let who: Visitor;
let other: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  who = await signedIn(members.general);
  other = await signedIn(members.family);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.outbox.drain();
  await shop.db.run(sql`delete from counsel_message`);
  await shop.db.run(sql`delete from counsel`);
  await shop.db.run(sql`delete from notification`);
});

async function signedIn(cno: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.signIn(cno);
  return visitor;
}

type Body = CallInput<typeof counselCalls.ask>['body'];
const question: Body = {
  type: 'DELIVERY_WHEN',
  title: '언제 오나요?',
  body: '주문한 상품이 언제 도착하는지 알려 주세요.',
};
const ask = (more: Partial<Body> = {}, by = who) =>
  by.request(counselCalls.ask, { body: { ...question, ...more } });
const asked = async (more: Partial<Body> = {}): Promise<number> =>
  (await ask(more)).payload.counselNo;
const detail = (counselNo: number) => who.call(counselCalls.detail, { params: { counselNo } });
const serve = (
  counselNo: number,
  more: Partial<CallInput<typeof counselTestCalls.serve>['body']> = {},
) => who.call(counselTestCalls.serve, { body: { counselNo, kind: 'ANSWERED', ...more } });
const askAgain = (counselNo: number, body = '하나 더 궁금한 점이 있어서 물어봐요.', by = who) =>
  by.request(counselCalls.askAgain, { params: { counselNo }, body: { body } });
const rate = (counselNo: number, isSatisfied: boolean, by = who) =>
  by.request(counselCalls.rate, { params: { counselNo }, body: { isSatisfied } });
const remove = (counselNo: number, by = who) =>
  by.request(counselCalls.remove, { params: { counselNo } });
const list = async (by = who) => (await by.call(counselCalls.list)).counsels;

async function order(by = who) {
  const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
  const orderNo = await buy(shop, by, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { items } = await by.call(orderCalls.detail, { params: { orderNo } });
  return { orderNo, itemNo: items[0]?.itemNo as number, goodsName: items[0]?.goodsName };
}

describe('asking', () => {
  it('shows the enquiry to its writer, with the goods that it is about', async () => {
    const { goodsName, ...line } = await order();
    const counselNo = await asked(line);
    expect(await list()).toMatchObject([
      { counselNo, title: question.title, state: 'RECEIVED', about: goodsName },
    ]);
    expect(await detail(counselNo)).toMatchObject({
      order: { orderNo: line.orderNo, item: { itemNo: line.itemNo, goodsName } },
      messages: [{ kind: 'QUESTION', body: question.body, photos: [] }],
      ...{ canRemove: true, canAskAgain: false, isSatisfied: null },
    });
    expect((await who.call(csCalls.home)).counsels.map((one) => one.counselNo)).toEqual([
      counselNo,
    ]);
    expect((await other.call(csCalls.home)).counsels).toEqual([]);
    expect((await shop.visitor().call(csCalls.home)).counsels).toEqual([]);
  });

  it('is refused to visitors', async () => {
    expect((await ask({}, shop.visitor())).status).toBe(401);
    expect((await shop.visitor().request(counselCalls.list)).status).toBe(401);
  });

  it('does not take orders of others, nor a line of another order', async () => {
    const [own, foreign, second] = [await order(), await order(other), await order()];
    for (const more of [
      { orderNo: foreign.orderNo },
      { orderNo: own.orderNo, itemNo: foreign.itemNo },
      { orderNo: own.orderNo, itemNo: second.itemNo },
      { itemNo: own.itemNo },
      { orderNo: '20260101ZZZZZZ' },
    ])
      expect(await ask(more)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await list()).toEqual([]);
  });

  it('keeps markup and emoji as text, and seals what was written', async () => {
    const body = '<b>안녕하세요</b><script>alert(1)</script> 😀👨‍👩‍👧 & "따옴표"\n둘째 줄';
    const title = '<i>제목</i> 😀';
    const counselNo = await asked({ body, title });
    const one = await detail(counselNo);
    expect([one.title, one.messages[0]?.body]).toEqual([title, body]);
    const stored = await shop.db.rows(
      z.object({ text: z.string() }),
      sql`select title_enc || body_enc as text from counsel join counsel_message using (counsel_no)`,
    );
    expect(stored.every(({ text }) => !text.includes('안녕'))).toBe(true);
  });

  it('takes the longest text, counted as people count', async () => {
    const body = '😀'.repeat(counselTextLength.max);
    const { messages } = await detail(await asked({ body }));
    expect(messages[0]?.body).toBe(body);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['too short a text', { body: '짧아요' }, 'body'],
    ['only spaces', { body: ' '.repeat(40) }, 'body'],
    ['1,001 characters', { body: '가'.repeat(1_001) }, 'body'],
    ['10,000 characters', { body: '가'.repeat(10_000) }, 'body'],
    ['a text with a NUL', { body: `${question.body}\u0000` }, 'body'],
    ['no title', { title: ' ' }, 'title'],
    ['too long a title', { title: '가'.repeat(51) }, 'title'],
    ['an unknown type', { type: 'NONE' }, 'type'],
    ['a topic instead of a type', { type: 'DELIVERY' }, 'type'],
    ['six photos', { fileNos: Array.from({ length: 6 }, (_, at) => `F1000000${at}`) }, 'fileNos'],
  ])('refuses %s, and names the field', async (_, more, field) => {
    const { status, payload } = await ask(more as Partial<Body>);
    expect(status).toBe(400);
    expect(JSON.stringify(payload)).toContain(`"path":"${field}`);
    expect(await list()).toEqual([]);
  });

  it('is sent once, when the request is repeated with its key', async () => {
    const send = () => who.request(counselCalls.ask, { body: question }, { key: 'the same press' });
    const [first, again] = [await send(), await send()];
    expect(again.payload).toEqual(first.payload);
    expect(await list()).toHaveLength(1);
  });

  it('is limited while many wait, and in a day, also when deleted', async () => {
    for (let at = 0; at < MAX_OPEN_COUNSELS; at += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 422, code: 'COUNSEL_LIMIT' });
    expect((await ask({}, other)).status).toBe(200);
    for (const { counselNo } of await list()) await remove(counselNo);
    for (let at = MAX_OPEN_COUNSELS; at < MAX_DAILY_COUNSELS; at += 1) {
      const counselNo = await asked();
      await remove(counselNo);
    }
    expect(await ask()).toMatchObject({ status: 422, code: 'COUNSEL_LIMIT' });
    await shop.db.run(sql`update counsel set asked_at = asked_at - interval '25 hours'`);
    expect((await ask()).status).toBe(200);
  });

  it('holds its limit when several are sent at once', async () => {
    const replies = await Promise.all(Array.from({ length: MAX_OPEN_COUNSELS + 4 }, () => ask()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_COUNSELS);
  });

  it('lists ten at a time', async () => {
    for (let at = 0; at < 10; at += 1) await serve(await asked({ title: `문의 ${at}` }));
    await asked({ title: '마지막 문의' });
    const { counsels, next } = await who.call(counselCalls.list);
    expect([counsels.length, counsels[0]?.title]).toEqual([10, '마지막 문의']);
    const rest = await who.call(counselCalls.list, { query: { cursor: Number(next) } });
    expect([rest.counsels.map(({ title }) => title), rest.next]).toEqual([['문의 0'], null]);
  });
});

describe('pictures', () => {
  it('belong to the question, are shown to their writer alone, and go with a deleted one', async () => {
    const photo = await sendPicture(shop, who, 'COUNSEL');
    const counselNo = await asked({ fileNos: [photo.fileNo] });
    expect((await detail(counselNo)).messages[0]?.photos).toEqual([photo]);
    const show = (by: Visitor) =>
      shop.app.inject({ url: photo.url, headers: { cookie: cookieOf(by) } });
    expect((await show(who)).statusCode).toBe(200);
    expect((await show(other)).statusCode).toBe(404);
    expect(await ask({ fileNos: [photo.fileNo] })).toMatchObject({
      status: 422,
      code: 'UPLOAD_GONE',
    });
    await remove(counselNo);
    const kept = await shop.db.one(
      countRow,
      sql`select count(*) from upload where attached_to is not null`,
    );
    expect(kept.count).toBe(0);
  });
});

describe("another member's enquiry", () => {
  it('is a 404 to each call, and stays as it was', async () => {
    const counselNo = await asked();
    const before = await detail(counselNo);
    const params = { counselNo };
    expect((await other.request(counselCalls.detail, { params })).status).toBe(404);
    expect((await askAgain(counselNo, undefined, other)).status).toBe(404);
    expect((await rate(counselNo, true, other)).status).toBe(404);
    expect((await remove(counselNo, other)).status).toBe(404);
    await serve(counselNo);
    expect((await askAgain(counselNo, undefined, other)).status).toBe(404);
    expect((await rate(counselNo, true, other)).status).toBe(404);
    expect((await detail(counselNo)).messages[0]).toEqual(before.messages[0]);
    expect(await list(other)).toEqual([]);
  });
});

describe('the answer', () => {
  it('comes after 처리 중, and opens the further question and the rating', async () => {
    const counselNo = await asked();
    expect(await askAgain(counselNo)).toMatchObject({ status: 409, code: 'STATE' });
    expect(await rate(counselNo, true)).toMatchObject({ status: 409, code: 'STATE' });
    expect((await serve(counselNo, { kind: 'WORKING' })).isDone).toBe(true);
    expect((await serve(counselNo, { kind: 'WORKING' })).isDone).toBe(false);
    expect((await detail(counselNo)).state).toBe('WORKING');
    expect((await serve(counselNo, { text: '내일 도착해요.' })).isDone).toBe(true);
    expect(await detail(counselNo)).toMatchObject({
      ...{ state: 'ANSWERED', canRemove: false, canAskAgain: true },
      messages: [{ kind: 'QUESTION' }, { kind: 'ANSWER', body: '내일 도착해요.' }],
    });
    expect((await rate(counselNo, false)).status).toBe(200);
    expect((await rate(counselNo, true)).status).toBe(200);
    expect((await detail(counselNo)).isSatisfied).toBe(true);
  });

  it('makes the enquiry wait again after a further question, whose answer is rated anew', async () => {
    const counselNo = await asked();
    await serve(counselNo);
    await rate(counselNo, true);
    expect((await askAgain(counselNo, '그럼 모레는 어떤가요? 궁금해요.')).status).toBe(200);
    expect(await detail(counselNo)).toMatchObject({ state: 'RECEIVED', canAskAgain: false });
    expect((await askAgain(counselNo)).status).toBe(409);
    await serve(counselNo);
    expect(await detail(counselNo)).toMatchObject({ state: 'ANSWERED', isSatisfied: null });
  });

  it('is written once for a key, and one of several at once wins', async () => {
    const counselNo = await asked();
    const replies = await Promise.all([1, 2, 3].map(() => serve(counselNo, { key: 'desk-1' })));
    expect(replies.filter(({ isDone }) => isDone)).toHaveLength(1);
    await askAgain(counselNo);
    expect((await serve(counselNo, { key: 'desk-1' })).isDone).toBe(false);
    expect((await detail(counselNo)).state).toBe('RECEIVED');
  });

  it('notifies the member exactly once, without what they wrote', async () => {
    const counselNo = await asked();
    await serve(counselNo);
    await shop.deps.outbox.drain();
    await shop.deps.outbox.drain();
    const { items, unreadCount } = await who.call(notificationCalls.list);
    expect([items.length, unreadCount]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({
      ...{ topic: 'COUNSEL', path: paths.counsels(counselNo) },
      title: '1:1 문의에 답변을 드렸어요',
      text: '배송 > 배송 일정. 내용을 확인해 주세요.',
    });
    expect(await sendWaiting(shop.deps)).toBe(1);
    expect(await sendWaiting(shop.deps)).toBe(0);
    expect((await other.call(notificationCalls.list)).items).toEqual([]);
    await askAgain(counselNo);
    await serve(counselNo);
    await shop.deps.outbox.drain();
    expect((await who.call(notificationCalls.list)).items).toHaveLength(2);
  });
});

describe('deleting', () => {
  it('erases an enquiry before its answer, and is refused after it', async () => {
    const counselNo = await asked();
    await serve(counselNo, { kind: 'WORKING' });
    expect((await remove(counselNo)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await who.request(counselCalls.detail, { params: { counselNo } })).status).toBe(404);
    expect((await remove(counselNo)).status).toBe(404);
    expect((await serve(counselNo)).isDone).toBe(false);
    const left = await shop.db.one(countRow, sql`select count(*) from counsel_message`);
    expect(left.count).toBe(0);

    const answered = await asked();
    await serve(answered);
    expect(await remove(answered)).toMatchObject({ status: 409, code: 'STATE' });
    await askAgain(answered);
    expect((await remove(answered)).status).toBe(409);
  });

  it('follows by itself after three years', async () => {
    const old = await asked();
    await asked({ title: '새 문의' });
    await shop.db.run(sql`
      update counsel set changed_at = changed_at - interval '3 years' - ${daysMs(1)} * interval '1 ms'
      where counsel_no = ${old}`);
    expect(await deleteOldCounsels(shop.deps)).toBe(1);
    expect((await list()).map(({ title }) => title)).toEqual(['새 문의']);
  });
});
