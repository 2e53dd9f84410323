import type { CardAuthTicket } from '@shop/shared/domain';

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

/** The card company's app as a way to prove who one is. The sandbox plays it. */
export interface CardAuth {
  open(): Promise<OpenedTransaction>;
  /** The same answer however often it is asked: an answer may be lost on its way. */
  resultOf(transactionId: string): Promise<TransactionResult>;
}
