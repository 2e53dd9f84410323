import type { CardAuthTicket } from '@shop/shared/domain';
import { unavailable } from '../platform/errors';

/** A transaction as the card company opened it for us. */
export interface OpenedTransaction extends CardAuthTicket {
  /** Two digits that stand on both screens. */
  checkNumber: string;
  /** Where a phone without our link opens the card company's approval: an address or a path of ours. */
  phonePath: string;
  expiresAt: Date;
}

export type TransactionResult =
  | { state: 'WAITING' | 'CANCELED' | 'EXPIRED' }
  | { state: 'APPROVED'; lid: string };

/** Signing in by an approval in the card company's app. */
export interface CardAuth {
  open(signal?: AbortSignal): Promise<OpenedTransaction>;
  /** Returns the same result to every call: a response may be lost on its way. */
  resultOf(transactionId: string, signal?: AbortSignal): Promise<TransactionResult>;
}

export const cardAuthDown = () =>
  unavailable('CARD_APP_DOWN', '카드사 앱이 응답하지 않아요. 잠시 후 다시 시도해 주세요.');
