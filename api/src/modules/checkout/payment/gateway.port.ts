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

/** The card company's word on a payment. `unknown`: it did not answer in time, or is not sure. */
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
 * A card company or payment gateway. The sandbox plays it by default; a real one (Toss Payments …) is
 * another implementation of the same five questions.
 */
export interface PaymentGateway {
  /** Opens a window for the shopper; `tid` is the company's number for it. */
  openWindow(request: WindowRequest): Promise<{ tid: string; windowUrl: string }>;
  /** Was this return signed by the company for this visit? */
  isGenuine(answer: WindowReturn): boolean;
  /** Charges. May answer `unknown`: then only `inquire` tells, and nobody may "try again". */
  approve(tid: string, paymentNo: string, amountWon: number): Promise<Verdict>;
  /** What became of it. `none`: never approved. */
  inquire(tid: string): Promise<Verdict>;
  /** Gives money back. The same key twice is done once. @returns false when it has to be repeated later. */
  cancel(tid: string, amountWon: number, key: string): Promise<boolean>;
}
