import { dayInKorea, eventDaysOfMonth } from '@shop/shared/domain';
import { listDays } from '../entry.repository';
import { type EventKindRule, noConfig } from './kind';

/** 출석체크: one entry a day; prizes by the number of days. */
export const attendance: EventKindRule<object> = {
  kind: 'ATTENDANCE',
  config: noConfig,
  judge: async () => ({ isStep: true }),
  board: async ({ db, event, memberNo, now }) => ({
    kind: 'ATTENDANCE',
    days: eventDaysOfMonth(event.startsAt.getTime(), event.endsAt.getTime(), now.getTime()),
    attended: memberNo === undefined ? [] : await listDays(db, event.eventNo, memberNo),
    today: dayInKorea(now.getTime()),
  }),
};
