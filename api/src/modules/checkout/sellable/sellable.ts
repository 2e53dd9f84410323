import type { GoodsType } from '@shop/shared/contracts';
import type { QuantityLimits } from '@shop/shared/domain';
import type { PricedLine, PricedSku } from '../../../pricing';

/** A running time deal with its remaining quantity. */
export interface RunningDeal {
  dealNo: number;
  priceWon: number;
  endsAt: string;
  left: number;
  perMember: number;
}

/** Working days until the arrival, and the hour from which an order counts as the next day's. */
export interface DeliveryTerms {
  leadDays: number;
  cutoffHour: number;
  /** 예약판매: the first day (in Korea) on which it leaves the seller. */
  shipsFrom: string | null;
}

/** The data that selling one SKU depends on. Basket, sheet and order all read it. */
export interface Sellable extends PricedSku {
  goodsName: string;
  brandName: string | null;
  optionText: string;
  /** What a buyer may have written on it (각인 문구); null: nothing. */
  textOption: string | null;
  hasOptions: boolean;
  imageKey: string;
  tone: [number, number];
  adult: boolean;
  goodsType: GoodsType;
  /** 부가세 면세 */
  isTaxFree: boolean;
  /** On sale now: status and sale period of the goods, and of the SKU. */
  isForSale: boolean;
  isSoldOutByHand: boolean;
  sellerName: string;
  sellerPhone: string;
  isBrokerSale: boolean;
  /** One piece with its option. */
  listPriceWon: number;
  limits: QuantityLimits;
  available: number;
  deal: RunningDeal | null;
  /** When it arrives; null for what goes to the phone. */
  promise: DeliveryTerms | null;
}

/** A SKU with the quantity wanted of it. */
export type Line = PricedLine<Sellable>;

/** Units in a member's paid and open orders, for the limits per ID. */
export interface Bought {
  goods: ReadonlyMap<number, number>;
  deals: ReadonlyMap<number, number>;
}

export const nothingBought: Bought = { goods: new Map(), deals: new Map() };
