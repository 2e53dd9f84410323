import type { DeliveryRule } from './delivery-fee';

/** What the pricing rules know of a SKU. */
export interface PricedSku {
  skuNo: number;
  goodsNo: number;
  brandNo: number | null;
  planShopNos: number[];
  sellerNo: number;
  /** One piece with its option, at the current price. */
  unitPriceWon: number;
  /** Points earned, in basis points: 100 is 1%. */
  pointRateBp: number;
  delivery: {
    policyNo: number;
    /** Policies with the same number ship together (묶음배송). */
    bundleNo: number | null;
    calc: 'MIN' | 'MAX';
    rule: DeliveryRule;
    hasAreaFee: boolean;
    /** Whether a courier brings it; what goes to the phone travels alone and for nothing. */
    isSent: boolean;
  };
}

/** A SKU with the quantity wanted of it. */
export interface PricedLine<S extends PricedSku = PricedSku> {
  sellable: S;
  qty: number;
}

export const lineWon = (line: PricedLine): number => line.sellable.unitPriceWon * line.qty;
