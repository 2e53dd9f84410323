import { unavailable } from '../platform/errors';

/** What the shopper is sent to the card company with. */
export interface WindowRequest {
  paymentNo: string;
  orderName: string;
  amountWon: number;
  cardCd: string;
  installmentMonths: number;
  /** The shop or the card pays the interest. */
  isInterestFree: boolean;
  /** Ours, new for each visit: comes back in the return address, signed. */
  nonce: string;
  returnUrl: string;
  expiresAt: Date;
}

export type WindowResult = 'approved' | 'declined' | 'canceled' | 'timeout';

/** What came back in the address. Trusted only after `isGenuine`. */
export interface WindowReturn {
  paymentNo: string;
  nonce: string;
  result: WindowResult;
  signature: string;
}

/** The card company's word on a payment. `unknown`: no response in time, or an unclear one. */
export type Verdict =
  | {
      state: 'approved';
      approvedNo: string;
      approvedAt: Date;
      amountWon: number;
      paymentNo: string;
    }
  | { state: 'declined'; reason: string }
  | { state: 'none' }
  | { state: 'unknown' };

/**
 * A card company or payment gateway. `PAYMENT` chooses the adapter; a real one (Toss Payments …) is
 * another implementation of these five methods. A call that exceeds its time limit has an unknown
 * outcome: `approve` and `inquire` count as `unknown`, `cancel` is repeated with the same key.
 */
export interface PaymentGateway {
  /** Opens a window for the shopper; `tid` is the company's number for it. */
  openWindow(
    request: WindowRequest,
    signal?: AbortSignal,
  ): Promise<{ tid: string; windowUrl: string }>;
  /** Was this return signed by the company for this visit? */
  isGenuine(windowReturn: WindowReturn): boolean;
  /** Charges. May return `unknown`: then only `inquire` gives the state, and the charge must not be repeated. */
  approve(
    tid: string,
    paymentNo: string,
    amountWon: number,
    signal?: AbortSignal,
  ): Promise<Verdict>;
  /** What became of it. `none`: never approved. */
  inquire(tid: string, signal?: AbortSignal): Promise<Verdict>;
  /** Gives money back. The same key twice is done once. @returns false when it has to be repeated later. */
  cancel(tid: string, amountWon: number, key: string, signal?: AbortSignal): Promise<boolean>;
}

/** Nothing was charged: the window did not open. */
export const windowDown = () =>
  unavailable('PAYMENT_WINDOW_DOWN', '카드사 결제창을 열지 못했어요. 잠시 후 다시 시도해 주세요.');
