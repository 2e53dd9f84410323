import { z } from 'zod';
import { refused } from '../../../../platform/errors';
import type { EventKindRule } from './kind';

const config = z.object({
  question: z.string(),
  options: z.array(z.string()).min(2),
  /** Index of the right option; never sent. */
  answer: z.number().int(),
  hint: z.string(),
});

/** 퀴즈: the right answer brings a prize; a wrong one is an entry too. */
export const quiz: EventKindRule<z.infer<typeof config>> = {
  kind: 'QUIZ',
  config,
  judge: async ({ config: { options, answer }, body: { choice } }) => {
    if (choice === undefined || choice >= options.length)
      throw refused('EVENT_ANSWER', '정답을 골라 주세요.');
    const isCorrect = choice === answer;
    return { choice, isCorrect, isDrawn: isCorrect, isStep: isCorrect };
  },
  board: async ({ config: { question, options, hint } }) => ({
    kind: 'QUIZ',
    question,
    options,
    hint,
  }),
};
