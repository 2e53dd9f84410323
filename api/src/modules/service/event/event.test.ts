import {
  addressCalls,
  couponCalls,
  eventCalls,
  notificationCalls,
  pointCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { daysMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addCoupon } from '../../../testing/coupons';
import { addEvent } from '../../../testing/events';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { drawDueEvents } from './draw-winners';
import { deleteOldEntries } from './retention';

let shop: TestShop;
let who: Visitor;
const start = new Date('2026-12-30T03:00:00Z');
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(start);
  who = shop.visitor();
  await who.signIn();
});

const certain = { odds: 1_000_000 } as const;
const enter = (eventNo: number, body = {}, visitor = who) =>
  visitor.request(eventCalls.play, { params: { eventNo }, body });
const detail = (eventNo: number, visitor = who) =>
  visitor.call(eventCalls.detail, { params: { eventNo } });
const coins = async () => (await who.call(pointCalls.history, { query: { kind: 'COIN' } })).entries;
const quizConfig = { question: '?', options: ['가', '나'], answer: 1, hint: '' };

it('lists events by state, and shows them to visitors', async () => {
  const open = await addEvent(shop, { kind: 'DRAW' });
  const coming = await addEvent(shop, { kind: 'POLL', startsInMs: daysMs(1) });
  const ended = await addEvent(shop, { kind: 'DRAW', endsInMs: -1 });
  const drawing = await addEvent(shop, { kind: 'DRAW', endsInMs: -1, winnersInMs: daysMs(1) });
  const visitor = shop.visitor();
  const listed = async (tab: 'open' | 'coming' | 'ended') =>
    (await visitor.call(eventCalls.list, { query: { tab } })).items.map(
      ({ eventNo, state }) => [eventNo, state] as const,
    );
  expect(await listed('open')).toEqual([[open, 'OPEN']]);
  expect(await listed('coming')).toEqual([[coming, 'COMING']]);
  expect(new Map(await listed('ended'))).toEqual(
    new Map([
      [ended, 'ENDED'],
      [drawing, 'DRAWING'],
    ]),
  );
  for (const [eventNo, message] of [
    [coming, '아직 시작하지 않은 이벤트예요.'],
    [ended, '종료된 이벤트예요.'],
    [drawing, '응모가 끝난 이벤트예요.'],
  ] as const)
    expect(await enter(eventNo)).toMatchObject({ status: 422, code: 'EVENT_NOT_OPEN', message });
  expect((await enter(999_999)).status).toBe(404);
});

it('counts days in Korea: over midnight, a month and a year', async () => {
  const at = async (time: string) => {
    shop.clock.set(new Date(time));
    await who.signIn();
  };
  const coin = { type: 'COIN', name: '코인', amount: 100, step: 2 } as const;
  const eventNo = await addEvent(shop, { kind: 'ATTENDANCE', perDay: 1, prizes: [coin] });
  await at('2026-12-30T14:59:59Z');
  expect(await enter(eventNo)).toMatchObject({ status: 200, payload: { wins: [] } });
  expect(await enter(eventNo)).toMatchObject({ status: 422, code: 'EVENT_LIMIT_TODAY' });
  await at('2026-12-30T15:00:00Z');
  expect(await enter(eventNo)).toMatchObject({
    payload: { wins: [{ prize: { name: '코인' }, state: 'GIVEN' }] },
  });
  await at('2026-12-31T14:59:59Z');
  expect((await enter(eventNo)).code).toBe('EVENT_LIMIT_TODAY');
  await at('2026-12-31T15:00:00Z');
  expect(await enter(eventNo)).toMatchObject({ status: 200, payload: { wins: [] } });
  expect((await detail(eventNo)).board).toMatchObject({
    attended: ['2026-12-30', '2026-12-31', '2027-01-01'],
    today: '2027-01-01',
  });
  expect((await coins())[0]).toMatchObject({ amountWon: 100 });
});

it('gives a coupon and points through their own modules, and says what is left', async () => {
  const couponNo = await addCoupon(shop.db, { method: 'EVENT' });
  await shop.db.script(`update coupon set issue_to = '2027-06-01' where coupon_no = ${couponNo}`);
  const eventNo = await addEvent(shop, {
    kind: 'STAMP',
    config: { total: 3 },
    perDay: 5,
    perMember: 2,
    prizes: [
      { type: 'COUPON', name: '쿠폰', couponNo, step: 1 },
      { type: 'POINT', name: '포인트', amount: 50, step: 2 },
    ],
  });
  await enter(eventNo);
  const { payload } = await enter(eventNo);
  expect(payload).toMatchObject({
    wins: [{ prize: { name: '포인트' } }],
    detail: { leftToday: 3, leftInAll: 0, board: { filled: 2 }, wins: [{}, {}] },
  });
  expect((await enter(eventNo)).code).toBe('EVENT_LIMIT');
  const { coupons } = await who.call(couponCalls.mine, { query: { tab: 'usable' } });
  expect(coupons.map((one) => one.couponNo)).toContain(couponNo);
  const points = await who.call(pointCalls.history, { query: { kind: 'POINT' } });
  expect(points.entries[0]).toMatchObject({ amountWon: 50, title: '이벤트 당첨: 시험 이벤트' });
});

it('counts no entry whose prize cannot be given', async () => {
  const couponNo = await addCoupon(shop.db, { method: 'EVENT', totalQty: 1 });
  await shop.db.script(`update coupon set status = 'STOPPED' where coupon_no = ${couponNo}`);
  const eventNo = await addEvent(shop, {
    kind: 'ROULETTE',
    perDay: 1,
    prizes: [{ type: 'COUPON', couponNo, totalQty: 1, ...certain }],
  });
  expect((await enter(eventNo)).status).toBe(404);
  expect(await detail(eventNo)).toMatchObject({ leftToday: 1, prizes: [{ left: 1 }], wins: [] });
});

it('spins once for one request, however often it is sent', async () => {
  const eventNo = await addEvent(shop, {
    kind: 'ROULETTE',
    perDay: 3,
    prizes: [{ type: 'COIN', amount: 10, name: '코인', ...certain }],
  });
  const send = () =>
    who.request(eventCalls.play, { params: { eventNo }, body: {} }, { key: 'spin-once-0001' });
  const [first, second] = [await send(), await send()];
  expect(second.payload).toEqual(first.payload);
  expect(await detail(eventNo)).toMatchObject({ leftToday: 2, wins: [{}] });
});

it('judges a quiz on the server and never sends the answer', async () => {
  const prizes = [{ type: 'COIN', amount: 10, step: 1 }] as const;
  const quiz = { kind: 'QUIZ', config: quizConfig, perMember: 1, prizes } as const;
  const [wrong, right] = [await addEvent(shop, quiz), await addEvent(shop, quiz)];
  expect(JSON.stringify(await detail(wrong))).not.toContain('answer');
  expect((await enter(wrong)).code).toBe('EVENT_ANSWER');
  expect((await enter(wrong, { choice: 2 })).code).toBe('EVENT_ANSWER');
  expect(await enter(wrong, { choice: 0 })).toMatchObject({
    payload: { isCorrect: false, wins: [] },
  });
  expect((await enter(wrong, { choice: 1 })).code).toBe('EVENT_LIMIT');
  expect(await enter(right, { choice: 1 })).toMatchObject({
    payload: { isCorrect: true, wins: [{}] },
  });
});

it('counts votes', async () => {
  const config = { question: '?', options: ['가', '나'] };
  const eventNo = await addEvent(shop, { kind: 'POLL', config, perMember: 1 });
  await enter(eventNo, { choice: 1 });
  expect((await detail(eventNo)).board).toMatchObject({
    options: [{ count: 0 }, { count: 1 }],
    own: 1,
  });
});

it('asks for consent, and keeps events of the app to the app', async () => {
  const asked = await addEvent(shop, { kind: 'DRAW', consent: '개인정보 수집' });
  expect((await enter(asked)).code).toBe('EVENT_CONSENT');
  expect((await enter(asked, { isConsented: true })).status).toBe(200);
  const app = await addEvent(shop, { kind: 'DRAW', appOnly: true });
  expect(await enter(app)).toMatchObject({
    code: 'EVENT_APP_ONLY',
    message: 'PC에서는 제공하지 않는 기능입니다',
  });
  const headers = { 'user-agent': 'Mozilla/5.0 LP_APP|os=aos|ver=6.1.0|' };
  const params = { eventNo: app };
  expect((await who.request(eventCalls.play, { params, body: {} }, { headers })).status).toBe(200);
});

describe('comments', () => {
  const config = { topic: '올겨울 계획' };

  it('are public plain text with masked names', async () => {
    const eventNo = await addEvent(shop, { kind: 'COMMENT', config, perDay: 2 });
    const text = '<b>따뜻한</b> 겨울을 보낼래요';
    expect((await enter(eventNo, { text })).status).toBe(200);
    const reply = await shop
      .visitor()
      .call(eventCalls.comments, { params: { eventNo }, query: {} });
    expect(reply.comments).toMatchObject([{ text, writer: '김*늘' }]);
    expect(await enter(eventNo, { text })).toMatchObject({ code: 'EVENT_WORDS' });
    await enter(eventNo, { text: '두 번째 댓글이에요' });
    expect((await enter(eventNo, { text: '세 번째 댓글이에요' })).code).toBe('EVENT_LIMIT_TODAY');
  });

  it.each([
    ['짧아요', 400],
    ['가'.repeat(201), 400],
    ['시 발.놈 이라고 써요', 422],
    ['여기로 오세요 https://example.com', 422],
    ['여기로 오세요 spam.shop', 422],
  ])('refuse %s', async (text, status) => {
    const eventNo = await addEvent(shop, { kind: 'COMMENT', config, perDay: 2 });
    expect((await enter(eventNo, { text })).status).toBe(status);
  });
});

it('gives both members the prize of an invitation, up to a number', async () => {
  const eventNo = await addEvent(shop, {
    kind: 'INVITATION',
    config: { maxInvited: 1 },
    perMember: 1,
    prizes: [{ type: 'COIN', amount: 500, step: 1 }],
  });
  const { board } = await detail(eventNo);
  const code = board.kind === 'INVITATION' ? board.code : null;
  expect(await enter(eventNo, { code })).toMatchObject({ code: 'EVENT_CODE_OWN' });
  expect(await enter(eventNo, { code: 'ZZZZZZZZ' })).toMatchObject({ code: 'EVENT_CODE' });
  expect(await detail(eventNo)).toMatchObject({ leftInAll: 1 });
  for (const cno of [members.family, members.corporate]) {
    const friend = shop.visitor();
    await friend.signIn(cno);
    expect(await enter(eventNo, { code }, friend)).toMatchObject({ payload: { wins: [{}] } });
  }
  // Two friends, one reward.
  expect(await detail(eventNo)).toMatchObject({ board: { invited: 2 }, wins: [{}] });
});

it('stops trying wrong invitation codes', async () => {
  const config = { maxInvited: 1 };
  const eventNo = await addEvent(shop, { kind: 'INVITATION', config, perMember: 1 });
  const guesser = shop.visitor();
  await guesser.signIn(members.fresh);
  for (let i = 0; i < 10; i += 1) await enter(eventNo, { code: `ZZZZZZZ${i}` }, guesser);
  expect((await enter(eventNo, { code: 'ZZZZZZZA' }, guesser)).code).toBe('CODE_LIMIT');
});

describe('a draw', () => {
  const drawn = async (valueWon: number) => {
    const eventNo = await addEvent(shop, {
      kind: 'DRAW',
      perMember: 1,
      endsInMs: minutesMs(5),
      winnersInMs: minutesMs(10),
      prizes: [{ name: '머그', totalQty: 1, valueWon }],
    });
    await enter(eventNo);
    shop.clock.advance(minutesMs(5));
    expect((await detail(eventNo)).state).toBe('DRAWING');
    shop.clock.advance(minutesMs(5));
    await drawDueEvents(shop.deps);
    await drawDueEvents(shop.deps);
    const { wins } = await who.call(eventCalls.mine, { query: { tab: 'win' } });
    const win = wins.find((one) => one.eventNo === eventNo);
    return { eventNo, winNo: win?.winNo ?? 0, win };
  };
  const claim = async (winNo: number, body = {}, visitor = who) => {
    const { addresses } = await visitor.call(addressCalls.list);
    const addressNo = addresses[0]?.addressNo ?? 0;
    return visitor.request(eventCalls.claim, {
      params: { winNo },
      body: { addressNo, isTaxAgreed: false, ...body },
    });
  };

  it('shows masked winners, and takes the address of goods once', async () => {
    const { eventNo, winNo, win } = await drawn(20_000);
    expect(win).toMatchObject({ state: 'WAITING', prize: { isTaxed: false } });
    const result = await shop.visitor().call(eventCalls.result, { params: { eventNo } });
    expect(result).toMatchObject({
      event: { state: 'ENDED' },
      winners: [{ prizeName: '머그', names: ['김*늘'] }],
      wins: [],
    });
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    expect((await claim(winNo, {}, stranger)).status).toBe(404);
    expect((await claim(winNo, { addressNo: 999_999 })).status).toBe(404);
    expect(await claim(winNo)).toMatchObject({ payload: { win: { state: 'CLAIMED' } } });
    expect(await claim(winNo)).toMatchObject({ status: 409, code: 'EVENT_CLAIMED' });
  });

  it('has the winner of dear goods agree to the tax', async () => {
    const { winNo } = await drawn(50_001);
    expect((await claim(winNo)).code).toBe('EVENT_TAX');
    expect((await claim(winNo, { isTaxAgreed: true })).status).toBe(200);
  });

  it('ends the claim after its days', async () => {
    const { winNo } = await drawn(1_000);
    shop.clock.advance(daysMs(14));
    await who.signIn();
    expect((await claim(winNo)).code).toBe('EVENT_CLAIM_ENDED');
    const { wins } = await who.call(eventCalls.mine, { query: { tab: 'win' } });
    expect(wins.find((one) => one.winNo === winNo)?.state).toBe('EXPIRED');
  });

  it('gives drawn coins once', async () => {
    const eventNo = await addEvent(shop, {
      kind: 'DRAW',
      endsInMs: 1,
      winnersInMs: 1,
      prizes: [{ type: 'COIN', amount: 777, totalQty: 5 }],
    });
    await enter(eventNo);
    shop.clock.advance(1);
    await drawDueEvents(shop.deps);
    await shop.deps.outbox.drain();
    await shop.deps.outbox.drain();
    expect((await coins()).filter(({ amountWon }) => amountWon === 777)).toHaveLength(1);
  });
});

it('forgets entries a year after the end', async () => {
  const eventNo = await addEvent(shop, { kind: 'DRAW', endsInMs: minutesMs(1) });
  await enter(eventNo);
  const entries = async () =>
    (await who.call(eventCalls.mine, { query: { tab: 'entry' } })).entries.map(
      (one) => one.eventNo,
    );
  expect(await entries()).toContain(eventNo);
  shop.clock.advance(daysMs(366));
  await deleteOldEntries(shop.deps);
  await who.signIn();
  expect(await entries()).not.toContain(eventNo);
});

it('tells each drawn winner once what they have won', async () => {
  const eventNo = await addEvent(shop, {
    kind: 'DRAW',
    endsInMs: minutesMs(1),
    winnersInMs: minutesMs(1),
    prizes: [{ name: '머그 세트', totalQty: 1 }],
  });
  await enter(eventNo);
  shop.clock.advance(minutesMs(2));
  await drawDueEvents(shop.deps);
  await drawDueEvents(shop.deps);
  await shop.deps.outbox.drain();
  const { items } = await who.call(notificationCalls.list, { query: {} });
  const won = items.filter(({ text }) => text.includes('머그 세트'));
  expect(won).toHaveLength(1);
  expect(won[0]).toMatchObject({ title: '이벤트에 당첨됐어요' });
  expect(won[0]?.text).toContain('시험 이벤트');
});

it('lets a member delete an own comment, whose entry stays counted', async () => {
  const eventNo = await addEvent(shop, { kind: 'COMMENT', config: { topic: '봄' }, perMember: 1 });
  await enter(eventNo, { text: '벚꽃을 보러 갈래요' });
  const read = (visitor: Visitor) =>
    visitor.call(eventCalls.comments, { params: { eventNo }, query: {} });
  const [own] = (await read(who)).comments;
  expect(own).toMatchObject({ text: '벚꽃을 보러 갈래요', isOwn: true });
  const other = shop.visitor();
  expect((await read(other)).comments[0]?.isOwn).toBe(false);
  await other.signIn(members.corporate);
  const params = { entryNo: own?.entryNo ?? 0 };
  expect((await read(other)).comments[0]?.isOwn).toBe(false);
  expect((await other.request(eventCalls.removeComment, { params })).status).toBe(404);
  expect((await who.request(eventCalls.removeComment, { params })).status).toBe(200);
  expect((await who.request(eventCalls.removeComment, { params })).status).toBe(404);
  expect((await read(who)).comments).toEqual([]);
  expect((await enter(eventNo, { text: '다시 쓸래요 봄이에요' })).code).toBe('EVENT_LIMIT');
});

it('keeps the words of the consent with the entry, whatever becomes of the event', async () => {
  const eventNo = await addEvent(shop, { kind: 'DRAW', consent: '이름과 번호를 씁니다' });
  await enter(eventNo, { isConsented: true });
  await shop.db.run(sql`update event set consent = '다른 말' where event_no = ${eventNo}`);
  const { consentText } = await shop.db.one(
    z.object({ consentText: z.string() }),
    sql`select consent_text from event_entry where event_no = ${eventNo}`,
  );
  expect(consentText).toBe('이름과 번호를 씁니다');
});
