import type { EventBoard } from '@shop/shared/contracts';
import type { EventKind } from '@shop/shared/domain';
import type { AppError } from '../../../../platform/errors';
import { attendance } from './attendance';
import { comment } from './comment';
import { draw } from './draw';
import { invitation } from './invitation';
import type { BoardContext, EventKindRule, JudgeContext, Judgement } from './kind';
import { poll } from './poll';
import { quiz } from './quiz';
import { roulette } from './roulette';
import { stamp } from './stamp';

export type { EntryBody, Judgement } from './kind';

/** A kind whose config is read from the event. */
interface OpenKind {
  judge(context: Omit<JudgeContext<never>, 'config'>): Promise<Judgement | AppError>;
  board(context: Omit<BoardContext<never>, 'config'>): Promise<EventBoard>;
}

const withConfig = <C>(rule: EventKindRule<C>): OpenKind => ({
  judge: (context) => rule.judge({ ...context, config: rule.config.parse(context.event.config) }),
  board: (context) => rule.board({ ...context, config: rule.config.parse(context.event.config) }),
});

/** Every kind of event. */
export const kinds: Readonly<Record<EventKind, OpenKind>> = {
  ATTENDANCE: withConfig(attendance),
  ROULETTE: withConfig(roulette),
  QUIZ: withConfig(quiz),
  STAMP: withConfig(stamp),
  POLL: withConfig(poll),
  COMMENT: withConfig(comment),
  INVITATION: withConfig(invitation),
  DRAW: withConfig(draw),
};
