import { counselMoves, MAX_COUNSEL_QUESTIONS } from '@shop/shared/domain';
import type { CounselRow, MessageRow } from './counsel.repository';

type Messages = readonly Pick<MessageRow, 'kind'>[];

export const canRemove = (messages: Messages): boolean =>
  messages.every(({ kind }) => kind === 'QUESTION');

export const isFull = (messages: Messages): boolean =>
  messages.filter(({ kind }) => kind === 'QUESTION').length >= MAX_COUNSEL_QUESTIONS;

/** Whether a further question is a legal move. */
export const isAnswered = ({ state }: Pick<CounselRow, 'state'>): boolean =>
  counselMoves[state].includes('RECEIVED');

export const canAskAgain = (row: Pick<CounselRow, 'state'>, messages: Messages): boolean =>
  isAnswered(row) && !isFull(messages);
