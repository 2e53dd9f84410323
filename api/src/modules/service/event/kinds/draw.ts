import { countEntries } from '../entry.repository';
import { type EventKindRule, noConfig } from './kind';

/** 응모: entries, of which some are drawn after the end. */
export const draw: EventKindRule<object> = {
  kind: 'DRAW',
  config: noConfig,
  judge: async () => ({}),
  board: async ({ db, event, memberNo }) => ({
    kind: 'DRAW',
    entries: memberNo === undefined ? 0 : await countEntries(db, event.eventNo, memberNo),
  }),
};
