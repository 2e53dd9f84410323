import { z } from 'zod';
import { countEntries } from '../entry.repository';
import type { EventKindRule } from './kind';

const config = z.object({ total: z.number().int().positive() });

/** 스탬프: entries fill a board, some of its places bring a prize. */
export const stamp: EventKindRule<z.infer<typeof config>> = {
  kind: 'STAMP',
  config,
  judge: async () => ({ isStep: true }),
  board: async ({ db, event, config: { total }, memberNo }) => ({
    kind: 'STAMP',
    total,
    filled: memberNo === undefined ? 0 : await countEntries(db, event.eventNo, memberNo),
  }),
};
