import type { CashReceiptType, PayMethod } from '@shop/shared/domain';
import { unavailable } from '../platform/errors';

/** What the gateway needs to open its window. */
export interface WindowRequest {
  paymentNo: string;
  /** Virtual accounts have no window: see `issueAccount`. */
  method: Exclude<PayMethod, 'VIRTUAL_ACCOUNT'>;
  orderName: string;
  amountWon: number;
  /** Of it, for goods without VAT (부가세 면세). */
  taxFreeWon: number;
  /** Empty for other methods than `CARD`. */
  cardCd: string;
  installmentMonths: number;
  /** The shop or the card pays the interest. */
  isInterestFree: boolean;
  /** Ours, new for each visit: comes back in the return address, signed. */
  nonce: string;
  returnUrl: string;
  expiresAt: Date;
}

export interface AccountRequest {
  paymentNo: string;
  orderName: string;
  amountWon: number;
  /** Of it, for goods without VAT (부가세 면세). */
  taxFreeWon: number;
  /** The depositor's name, shown by banks that support it. */
  customerName: string;
  bankCd: string;
  dueAt: Date;
}

/** A payment at the gateway: by our number, and by its own where it is known. */
export interface PaymentRef {
  paymentNo: string;
  tid: string | null;
}

export type WindowResult = 'approved' | 'declined' | 'canceled' | 'timeout';

/** What came back in the address. Trusted only after `isGenuine`. */
export interface WindowReturn {
  paymentNo: string;
  nonce: string;
  result: WindowResult;
  signature: string;
  /** The gateway's number of the payment, where it adds one on the way back. */
  paymentKey?: string | undefined;
}

export interface BankAccount {
  bankCd: string;
  number: string;
  holder: string;
}

/** Money that arrived on a virtual account. The shop decides whether it pays the order. */
export interface Deposit {
  id: string;
  amountWon: number;
  at: Date;
}

export interface ChargedCard {
  /** Our code of the card company; the gateway's where we have none. */
  cardCd: string;
  installmentMonths: number;
  isInterestFree: boolean;
}

/** The outcome of a payment. `unknown`: no response in time, or an unclear one. */
export type Verdict =
  | {
      state: 'approved';
      approvedNo: string;
      approvedAt: Date;
      amountWon: number;
      paymentNo: string;
      /** The wallet or bank that the shopper chose in the window. */
      providerName?: string | undefined;
      /** The card that was charged, where the gateway names it; it may differ from the chosen one. */
      card?: ChargedCard | undefined;
    }
  | {
      /** A virtual account and every deposit that arrived on it. */
      state: 'account';
      tid: string;
      account: BankAccount;
      amountWon: number;
      paymentNo: string;
      deposits: Deposit[];
      /** Deposit notices of this payment carry it, where the gateway works so. */
      webhookSecret?: string | undefined;
    }
  | { state: 'declined'; reason: string }
  | { state: 'none' }
  | { state: 'unknown' };

export interface CancelRequest {
  /** null: everything that is charged, however much that is. */
  amountWon: number | null;
  /** Of it, for goods without VAT (부가세 면세); null when everything is canceled. */
  taxFreeWon: number | null;
  /** The same key twice is done once. */
  key: string;
  /** The deposit to return; null for other methods, and to close an account without one. */
  depositId: string | null;
  /** The member's account for a deposit; null when none is known. */
  account: BankAccount | null;
}

/** `later`: repeat with the same key. `account-needed`: the gateway cannot refund without an account. */
export type CancelResult = 'done' | 'later' | 'account-needed';

/** The content of a webhook. Only a hint: the inquiry gives the state. */
export type WebhookReading =
  /** No event of this gateway. */
  | { kind: 'invalid' }
  | { kind: 'forged' }
  /** `secret`: to be compared with that of the payment; undefined when a signature was verified. */
  | { kind: 'event'; eventId: string; paymentNo: string; secret?: string | undefined };

export interface CashReceiptOrder {
  paymentNo: string;
  orderName: string;
  amountWon: number;
  /** Of it, for goods without VAT (부가세 면세). */
  taxFreeWon: number;
  type: CashReceiptType;
  number: string;
}

/**
 * A card company or payment gateway. `PAYMENT` chooses the adapter. A call that exceeds its time limit
 * has an unknown outcome: `issueAccount`, `approve` and `inquire` count as `unknown`, the others are
 * repeated with the same key.
 */
export interface PaymentGateway {
  /** The methods that it offers. */
  readonly methods: readonly PayMethod[];
  /** Opens a window in which the shopper authorises; `tid` is the gateway's number, where it gives one. */
  openWindow(
    request: WindowRequest,
    signal?: AbortSignal,
  ): Promise<{ tid: string | null; windowUrl: string }>;
  /** Whether this return was made for this visit, unchanged. */
  isGenuine(windowReturn: WindowReturn): boolean;
  /** Charges. May return `unknown`: then only `inquire` gives the state, and the charge must not be repeated. */
  approve(ref: PaymentRef, amountWon: number, signal?: AbortSignal): Promise<Verdict>;
  /** Issues a virtual account, one per payment number however often it is called. */
  issueAccount(request: AccountRequest, signal?: AbortSignal): Promise<Verdict>;
  /** The current state of the payment. `none`: never approved. */
  inquire(ref: PaymentRef, signal?: AbortSignal): Promise<Verdict>;
  /** Refunds in part or whole, or closes an unused account. */
  cancel(ref: PaymentRef, request: CancelRequest, signal?: AbortSignal): Promise<CancelResult>;
  /** Whether the account belongs to this holder. `unchecked`: the gateway checks it only at the refund. */
  checkAccount(
    account: BankAccount,
    signal?: AbortSignal,
  ): Promise<'match' | 'mismatch' | 'unchecked'>;
  readWebhook(request: {
    headers: Readonly<Record<string, string | string[] | undefined>>;
    body: string;
  }): WebhookReading;
  /** Issues a cash receipt, one per payment. @returns its key; undefined when it has to be repeated */
  issueCashReceipt(order: CashReceiptOrder, signal?: AbortSignal): Promise<string | undefined>;
  /** Lowers a cash receipt after a refund. @returns false when it has to be repeated */
  cancelCashReceipt(
    receiptKey: string,
    amountWon: number,
    key: string,
    signal?: AbortSignal,
  ): Promise<boolean>;
}

/** Nothing was charged: the window did not open. */
export const windowDown = () =>
  unavailable('PAYMENT_WINDOW_DOWN', '결제창을 열지 못했어요. 잠시 후 다시 시도해 주세요.');

export const accountCheckDown = () =>
  unavailable('ACCOUNT_CHECK_DOWN', '계좌를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.');
