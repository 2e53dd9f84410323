import type { EventBoard } from '@shop/shared/contracts';
import type { EventKind } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../../platform/db/db';
import type { Deps } from '../../../../platform/deps';
import type { AppError } from '../../../../platform/errors';
import type { EventRow } from '../event.repository';

/** What a member sends with an entry. Each kind reads the fields it needs. */
export interface EntryBody {
  choice?: number | undefined;
  text?: string | undefined;
  code?: string | undefined;
}

/** What is recorded of an entry, and which prizes it can bring. */
export interface Judgement {
  choice?: number;
  text?: string;
  inviterNo?: number;
  isCorrect?: boolean;
  /** Whether the prizes with odds are drawn for it. */
  isDrawn?: boolean;
  /** Whether it counts for the prizes with a step. */
  isStep?: boolean;
}

export interface BoardContext<C> {
  db: Queryable;
  deps: Deps;
  event: EventRow;
  config: C;
  /** Undefined for a visitor. */
  memberNo: number | undefined;
  now: Date;
}

export interface JudgeContext<C> extends Omit<BoardContext<C>, 'db' | 'memberNo'> {
  tx: Tx;
  memberNo: number;
  body: EntryBody;
}

/** One kind of event. A kind is this object, a row in `kinds.ts` and a board of the page. */
export interface EventKindRule<C> {
  kind: EventKind;
  /** The shape of `event.config`. */
  config: z.ZodType<C>;
  /**
   * Judges an entry whose limits hold.
   * @returns an error for a refusal whose try is to be committed
   * @throws AppError 422 for any other refusal, which rolls the entry back
   */
  judge(context: JudgeContext<C>): Promise<Judgement | AppError>;
  board(context: BoardContext<C>): Promise<EventBoard>;
}

export const noConfig = z.object({});
