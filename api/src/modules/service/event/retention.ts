import { EVENT_ENTRY_DAYS, PRIZE_ADDRESS_DAYS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';

/** Deletes addresses of prizes that were sent, and entries of events that ended long ago. */
export async function deleteOldEntries({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.run(sql`
    update event_win set address_enc = null
    where address_enc is not null and claimed_at < ${addMs(now, -daysMs(PRIZE_ADDRESS_DAYS))}`);
  await db.run(sql`
    delete from event_member m using event e
    where e.event_no = m.event_no and e.ends_at < ${addMs(now, -daysMs(EVENT_ENTRY_DAYS))}`);
  await db.run(sql`
    delete from event_entry where entry_no in (
      select t.entry_no from event_entry t join event e using (event_no)
      where e.ends_at < ${addMs(now, -daysMs(EVENT_ENTRY_DAYS))} limit 10000)`);
}
