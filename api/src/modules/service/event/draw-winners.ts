import { randomInt } from 'node:crypto';
import { paths } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { emit } from '../../../platform/outbox';
import { emitNotice } from '../../member/notice';
import { giveBenefit, recordWin } from './award';
import { prizeDrawn } from './event.events';
import { listToDraw } from './event.repository';
import { requireEvent } from './event.service';
import { findWin, listPrizes } from './prize.repository';

const drawnRow = z.object({ eventNo: z.number() });
const entrantRow = z.object({ memberNo: z.number(), entryNo: z.number(), writer: z.string() });

/** The entries that take part in the draw: not those of former members, and not wrong answers of a quiz. */
const listLots = (tx: Tx, eventNo: number) =>
  tx.rows(
    entrantRow,
    sql`
    select t.member_no, t.entry_no, t.writer from event_entry t join member m using (member_no)
      join event e using (event_no)
    where t.event_no = ${eventNo} and m.status = 'ACTIVE'
      and (e.kind <> 'QUIZ' or t.choice = (e.config->>'answer')::int)
    order by t.entry_no`,
  );

/** Draws the prizes without odds and step. A member wins one of them at most. */
async function drawOne(deps: Deps, eventNo: number): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    const drawn = await tx.maybe(
      drawnRow,
      sql`
      update event set drawn_at = ${now}
      where event_no = ${eventNo} and drawn_at is null and winners_at <= ${now} returning event_no`,
    );
    if (!drawn) return false;
    const { title: eventTitle } = await requireEvent(tx, eventNo, undefined);
    let lots = await listLots(tx, eventNo);
    const prizes = await listPrizes(tx, eventNo);
    for (const prize of prizes.filter(({ odds, step }) => odds === null && step === null)) {
      for (let left = (prize.totalQty ?? 0) - prize.wonQty; left > 0; left -= 1) {
        const lot = lots[lots.length > 0 ? randomInt(lots.length) : 0];
        if (!lot) break;
        lots = lots.filter(({ memberNo }) => memberNo !== lot.memberNo);
        const winNo = await recordWin(tx, prize, { eventNo, eventTitle, ...lot }, now);
        if (winNo === undefined) continue;
        if (prize.type !== 'GOODS') await emit(tx, prizeDrawn, { winNo });
        await emitNotice(
          tx,
          {
            memberNo: lot.memberNo,
            step: 'EVENT_WON',
            key: `event-win:${winNo}`,
            path: paths.myEvents('win'),
            facts: { eventName: eventTitle, prizeName: prize.name },
          },
          now,
        );
      }
    }
    return true;
  });
}

/** Draws the winners of every event whose day has come. @returns how many events */
export async function drawDueEvents(deps: Deps): Promise<number> {
  const rows = await listToDraw(deps.db, deps.clock.now());
  return eachRow(deps.log, 'winners of an event were not drawn', rows, ({ eventNo }) =>
    drawOne(deps, eventNo),
  );
}

/** Gives a drawn winner the coupon, coins or points. */
export async function giveDrawnPrize(tx: Tx, winNo: number, now: Date): Promise<void> {
  const win = await findWin(tx, winNo);
  if (win) await giveBenefit(tx, win, win, now);
}
