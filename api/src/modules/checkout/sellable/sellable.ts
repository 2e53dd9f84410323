import type { DeliveryRule, QuantityLimits } from '@shop/shared/domain';

/** A running time deal of the goods, with what is left of it. */
export interface RunningDeal {
  dealNo: number;
  priceWon: number;
  endsAt: string;
  left: number;
  perMember: number;
}

/** Everything that selling one SKU depends on, as it is this moment. Basket, sheet and order all read this. */
export interface Sellable {
  skuNo: number;
  goodsNo: number;
  goodsName: string;
  brandNo: number | null;
  brandName: string | null;
  optionText: string;
  hasOptions: boolean;
  imageKey: string;
  tone: [number, number];
  adult: boolean;
  /** On sale now: status and sale period of the goods, and of the SKU. */
  isForSale: boolean;
  isSoldOutByHand: boolean;
  sellerNo: number;
  sellerName: string;
  sellerPhone: string;
  isBrokerSale: boolean;
  /** One piece with its option. */
  listPriceWon: number;
  unitPriceWon: number;
  pointRate: number;
  limits: QuantityLimits;
  available: number;
  deal: RunningDeal | null;
  planShopNos: number[];
  delivery: {
    policyNo: number;
    bundleNo: number | null;
    calc: 'MIN' | 'MAX';
    rule: DeliveryRule;
    hasAreaFee: boolean;
    leadDays: number;
  };
}

/** What a member has in paid or open orders already, for the limits per ID. */
export interface Bought {
  goods: ReadonlyMap<number, number>;
  deals: ReadonlyMap<number, number>;
}

export const nothingBought: Bought = { goods: new Map(), deals: new Map() };
