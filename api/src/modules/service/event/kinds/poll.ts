import { z } from 'zod';
import { refused } from '../../../../platform/errors';
import { countChoices, findChoice } from '../entry.repository';
import type { EventKindRule } from './kind';

const config = z.object({ question: z.string(), options: z.array(z.string()).min(2) });

/** 투표: one choice of several, with the result so far. */
export const poll: EventKindRule<z.infer<typeof config>> = {
  kind: 'POLL',
  config,
  judge: async ({ config: { options }, body: { choice } }) => {
    if (choice === undefined || choice >= options.length)
      throw refused('EVENT_ANSWER', '하나를 골라 주세요.');
    return { choice, isStep: true, isDrawn: true };
  },
  board: async ({ db, event, config: { question, options }, memberNo }) => {
    const counts = await countChoices(db, event.eventNo);
    return {
      kind: 'POLL',
      question,
      options: options.map((text, at) => ({ text, count: counts.get(at) ?? 0 })),
      own: memberNo === undefined ? null : await findChoice(db, event.eventNo, memberNo),
    };
  },
};
