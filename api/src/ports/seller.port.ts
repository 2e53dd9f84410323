/** The next state of a return or exchange, by the seller. */
export interface ClaimReport {
  claimNo: string;
  to: 'APPROVED' | 'PICKUP' | 'RECEIVED' | 'INSPECTED' | 'ADJUST_REQUESTED' | 'REJECTED';
  /** For the buyer: why a deduction, or why not. */
  note: string;
  /** With `ADJUST_REQUESTED`: the amount to be kept, won. */
  deductionWon: number;
  /** With `INSPECTED`: whether the goods can be sold again; of an exchange that ends, those that were promised. */
  isResellable: boolean;
  /**
   * With `INSPECTED` of an exchange: whether the wanted options are there. Reported again as false, it ends an
   * exchange whose options were promised and cannot be sent.
   */
  canSupply: boolean;
}

/** A seller's report on lines of an order. */
type SellerMessage =
  /** 상품준비중, 배송준비중 */
  | { kind: 'PREPARING' | 'PACKED'; itemNos: number[] }
  /** One parcel with these lines was handed to the courier. */
  | { kind: 'SHIPPED'; itemNos: number[]; courierCd: string; invoiceNo: string }
  /** 배송지연: the goods arrive by another day (`YYYY-MM-DD`, in Korea). */
  | { kind: 'DELAYED'; sellerNo: number; promisedOn: string; reason: string }
  /** What happens to a return or exchange. */
  | ({ kind: 'CLAIM' } & ClaimReport);

/** A message with its number. Numbers ascend; each report is applied once. */
export type SellerReport = SellerMessage & { reportNo: number; orderNo: string };

/** The sellers' own systems, which pack and ship. */
export interface SellerDesk {
  /** Reports with a higher number than `after`, in ascending order. */
  reports(after: number, signal?: AbortSignal): Promise<SellerReport[]>;
}
