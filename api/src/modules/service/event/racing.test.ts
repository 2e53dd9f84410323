import { eventCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addEvent } from '../../../testing/events';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { drawDueEvents } from './draw-winners';

/** On a real PostgreSQL: many members play at the same moment. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

const countsRow = z.object({ wins: z.number(), members: z.number(), wonQty: z.number() });

const countsOf = (eventNo: number) =>
  shop.db.one(
    countsRow,
    sql`
    select count(*) as wins, count(distinct member_no) as members,
      (select sum(won_qty)::int from event_prize where event_no = ${eventNo}) as won_qty
    from event_win where event_no = ${eventNo}`,
  );

/** `EVENT_PLAYERS=1000` is the long form. */
const PLAYERS = Number(process.env.EVENT_PLAYERS ?? 200);

it(`gives twenty prizes to twenty of ${PLAYERS} members who play at once`, async () => {
  const players = await addMembers(shop, PLAYERS);
  const eventNo = await addEvent(shop, {
    kind: 'ROULETTE',
    perMember: 1,
    prizes: [{ type: 'COIN', amount: 100, totalQty: 20, odds: 1_000_000 }],
  });
  const replies = await Promise.all(
    players.map((who) => who.request(eventCalls.play, { params: { eventNo }, body: {} })),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const won = replies.filter(({ payload }) => payload.wins.length > 0);
  expect(won).toHaveLength(20);
  expect(await countsOf(eventNo)).toEqual({ wins: 20, members: 20, wonQty: 20 });
}, 900_000);

it('counts one entry of a member who presses several times at once', async () => {
  const who = shop.visitor();
  await who.signIn();
  const eventNo = await addEvent(shop, {
    kind: 'ATTENDANCE',
    perDay: 1,
    prizes: [{ type: 'COIN', amount: 100, step: 1 }],
  });
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      who.request(eventCalls.play, { params: { eventNo }, body: {} }),
    ),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(7).fill(422)]);
  expect(await countsOf(eventNo)).toMatchObject({ wins: 1 });
}, 120_000);

it('draws once when several processes draw at the same moment', async () => {
  const who = shop.visitor();
  await who.signIn();
  const eventNo = await addEvent(shop, {
    kind: 'DRAW',
    endsInMs: hoursMs(1),
    winnersInMs: hoursMs(1),
    prizes: [{ totalQty: 3 }],
  });
  for (let i = 0; i < 3; i += 1) await who.call(eventCalls.play, { params: { eventNo }, body: {} });
  shop.clock.advance(hoursMs(1));
  await Promise.all(Array.from({ length: 6 }, () => drawDueEvents(shop.deps)));
  // Three entries, three prizes, one of them for each member at most.
  expect(await countsOf(eventNo)).toEqual({ wins: 1, members: 1, wonQty: 1 });
}, 120_000);

it('rewards an inviter for as many friends as the event says when they enter at once', async () => {
  const [inviter, ...friends] = await addMembers(shop, 7, PLAYERS + 100);
  if (!inviter) throw new Error('There are seven members.');
  const eventNo = await addEvent(shop, {
    kind: 'INVITATION',
    config: { maxInvited: 2 },
    perMember: 1,
    prizes: [{ type: 'COIN', amount: 100, step: 1 }],
  });
  const { board } = await inviter.call(eventCalls.detail, { params: { eventNo } });
  const code = board.kind === 'INVITATION' ? (board.code ?? '') : '';
  const replies = await Promise.all(
    friends.map((who) => who.request(eventCalls.play, { params: { eventNo }, body: { code } })),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const { wins } = await inviter.call(eventCalls.detail, { params: { eventNo } });
  expect(wins).toHaveLength(2);
}, 120_000);
