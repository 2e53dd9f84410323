import { findMemberByCno } from '@shop/api/modules/member/member';
import { drawDueEvents, play } from '@shop/api/modules/service/event';
import { addMs, type Clock, daysMs, hoursMs } from '@shop/api/platform/clock';
import type { Tx } from '@shop/api/platform/db/db';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import { dayInKorea } from '@shop/shared/domain';
import { z } from 'zod';
import { samplePeople } from '../members/people';
import { notesOfEvent } from './event-notes';
import { eventPictureKey } from './event-picture';
import { type EventSeed, eventSeeds } from './event-seeds';

const eventNoRow = z.object({ eventNo: z.number() });
const couponNoRow = z.object({ couponNo: z.number() });

/** The coupon that events give: often to one member, while any event runs. */
async function insertCoupon(tx: Tx, now: Date): Promise<number> {
  const { couponNo } = await tx.one(
    couponNoRow,
    sql`
    insert into coupon (name, kind, method, amount, min_order, issue_from, issue_to, valid_days, per_member)
    values ('이벤트 3,000원 쿠폰', 'BASKET', 'EVENT', 3000, 30000, ${addMs(now, -daysMs(100))},
      ${addMs(now, daysMs(3 * 365))}, 14, 1000)
    returning coupon_no`,
  );
  return couponNo;
}

async function insertEvent(
  tx: Tx,
  { seed, at, today, couponNo }: { seed: EventSeed; at: number; today: Date; couponNo: number },
): Promise<number> {
  const day = (days: number | undefined) =>
    days === undefined ? null : addMs(today, daysMs(days));
  const { eventNo } = await tx.one(
    eventNoRow,
    sql`
    insert into event (kind, title, summary, benefit, body, notes, config, starts_at, ends_at, winners_at, app_only,
      consent, per_day, per_member, image_key, tone)
    values (${seed.kind}, ${seed.title}, ${seed.summary}, ${seed.benefit}, ${seed.body}, ${notesOfEvent(seed)},
      ${JSON.stringify(seed.config ?? {})}::jsonb, ${day(seed.startsInDays)}, ${day(seed.endsInDays)},
      ${day(seed.winnersInDays)}, ${seed.appOnly ?? false}, ${seed.consent ?? null}, ${seed.perDay ?? null},
      ${seed.perMember ?? null}, ${eventPictureKey(seed, at)},
      ${[seed.palette, (seed.palette + 5) % 12]})
    returning event_no`,
  );
  for (const [sort, prize] of seed.prizes.entries()) {
    await tx.run(sql`
      insert into event_prize (event_no, name, type, coupon_no, amount, value, total_qty, odds, step, sort)
      values (${eventNo}, ${prize.name}, ${prize.type}, ${prize.type === 'COUPON' ? couponNo : null},
        ${prize.amount ?? null}, ${prize.value ?? null}, ${prize.qty ?? null}, ${prize.odds ?? null},
        ${prize.step ?? null}, ${sort})`);
  }
  return eventNo;
}

/** Has sample members enter, at a moment at which the event was open. */
async function enter(deps: Deps, eventNo: number, seed: EventSeed, today: Date): Promise<void> {
  const then = addMs(today, daysMs(Math.min(-1, seed.endsInDays - 1)) + hoursMs(10));
  for (const [at, body] of (seed.entries ?? []).entries()) {
    const cno = samplePeople[at]?.cno;
    const memberNo = cno && (await findMemberByCno(deps.db, deps.secrets, cno))?.memberNo;
    if (!memberNo) continue;
    const clock: Clock = { now: () => addMs(then, hoursMs(at)) };
    const request = { eventNo, memberNo, userAgent: '', isConsented: true, body };
    await play({ ...deps, clock }, request);
  }
}

/** Events of every kind and state, around the day of the shop's clock, with entries and winners. */
export async function seedEvents(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = new Date(`${dayInKorea(now.getTime())}T00:00:00+09:00`);
  const numbers = await deps.db.tx(async (tx) => {
    const couponNo = await insertCoupon(tx, now);
    const inserted: number[] = [];
    for (const [at, seed] of eventSeeds.entries())
      inserted.push(await insertEvent(tx, { seed, at, today, couponNo }));
    return inserted;
  });
  for (const [at, seed] of eventSeeds.entries()) await enter(deps, numbers[at] ?? 0, seed, today);
  await drawDueEvents(deps);
}
