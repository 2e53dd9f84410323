import type { EventKind, EventPrizeType } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../platform/clock';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

const eventNoRow = z.object({ eventNo: z.number() });
const prizeNoRow = z.object({ prizeNo: z.number() });

interface PrizeOptions {
  name?: string;
  type?: EventPrizeType;
  couponNo?: number;
  amount?: number;
  valueWon?: number;
  totalQty?: number;
  odds?: number;
  step?: number;
}

interface EventOptions {
  kind: EventKind;
  config?: object;
  /** From now; by default it runs from yesterday for a week. */
  startsInMs?: number;
  endsInMs?: number;
  winnersInMs?: number;
  appOnly?: boolean;
  consent?: string;
  perDay?: number;
  perMember?: number;
  prizes?: readonly PrizeOptions[];
}

/** An event with its prizes. @returns its number */
export async function addEvent({ db, clock }: TestShop, options: EventOptions): Promise<number> {
  const now = clock.now();
  const { winnersInMs } = options;
  const { eventNo } = await db.one(
    eventNoRow,
    sql`
    insert into event (kind, title, summary, config, starts_at, ends_at, winners_at, app_only, consent, per_day,
      per_member, image_key, tone)
    values (${options.kind}, '시험 이벤트', '시험이에요', ${JSON.stringify(options.config ?? {})}::jsonb,
      ${addMs(now, options.startsInMs ?? -daysMs(1))}, ${addMs(now, options.endsInMs ?? daysMs(7))},
      ${winnersInMs === undefined ? null : addMs(now, winnersInMs)}, ${options.appOnly ?? false},
      ${options.consent ?? null}, ${options.perDay ?? null}, ${options.perMember ?? null}, 'b/square-1-1-mug', '{1,2}')
    returning event_no`,
  );
  for (const [at, prize] of (options.prizes ?? []).entries()) {
    await db.one(
      prizeNoRow,
      sql`
      insert into event_prize (event_no, name, type, coupon_no, amount, value, total_qty, odds, step, sort)
      values (${eventNo}, ${prize.name ?? '상품'}, ${prize.type ?? 'GOODS'}, ${prize.couponNo ?? null},
        ${prize.amount ?? null}, ${prize.valueWon ?? null}, ${prize.totalQty ?? null}, ${prize.odds ?? null},
        ${prize.step ?? null}, ${at})
      returning prize_no`,
    );
  }
  return eventNo;
}
