import { z } from 'zod';
import { refused } from '../../../../platform/errors';
import { commentsPage } from '../comments';
import { hasComment } from '../entry.repository';
import { commentProblem } from './comment-words';
import type { EventKindRule } from './kind';

const config = z.object({ topic: z.string() });

/** 댓글: public comments with masked names. */
export const comment: EventKindRule<z.infer<typeof config>> = {
  kind: 'COMMENT',
  config,
  judge: async ({ tx, event, memberNo, body: { text } }) => {
    if (text === undefined) throw refused('EVENT_ANSWER', '댓글을 써 주세요.');
    const problem = commentProblem(text);
    if (problem) throw refused('EVENT_WORDS', problem);
    if (await hasComment(tx, event.eventNo, memberNo, text))
      throw refused('EVENT_WORDS', '같은 댓글을 이미 썼어요.');
    return { text, isStep: true };
  },
  board: async ({ db, event, memberNo, config: { topic } }) => ({
    kind: 'COMMENT',
    topic,
    latest: await commentsPage(db, event.eventNo, memberNo),
  }),
};
