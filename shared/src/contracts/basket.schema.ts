import { z } from 'zod';
import { defineSchemas } from './call';
import { goodsLimits } from './goods.schema';
import { deliveryType } from './goods-card.schema';
import { imageRef, instant, no, noList, won } from './part.schema';

/** One of the spec's codes 5002, 5016, 5028, 5040–5045, with its sentence. */
export const buyProblem = z.object({
  code: z.string(),
  message: z.string(),
  /** Another quantity or option would make it right. */
  isFixable: z.boolean(),
});

export const basketItem = z.object({
  itemNo: z.number(),
  goodsNo: z.number(),
  skuNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  hasOptions: z.boolean(),
  image: imageRef,
  adult: z.boolean(),
  listPriceWon: won(),
  /** One piece now, option and running deal included. */
  unitPriceWon: won(),
  /** One piece when it was put in. A difference is shown. */
  addedPriceWon: won(),
  qty: z.number(),
  amountWon: won(),
  selected: z.boolean(),
  limits: goodsLimits,
  available: z.number(),
  deal: z.object({ dealNo: z.number(), endsAt: instant() }).nullable(),
  /** Null: can be ordered as it is. */
  problem: buyProblem.nullable(),
});

export const basketDelivery = z.object({
  type: deliveryType,
  /** For what is selected now. */
  feeWon: won(),
  /** Free from this amount; null when the seller has no such rule. */
  freeOverWon: won().nullable(),
  /** "n원 더 담으면 무료배송"; 0 when reached, null when there is no bar. */
  remainingWon: won().nullable(),
  /** 0–100, for the bar. */
  progressRate: z.number(),
});

export const basketGroup = z.object({
  sellerNo: z.number(),
  sellerName: z.string(),
  isBrokerSale: z.boolean(),
  items: z.array(basketItem),
  /** Of the selected items. */
  goodsWon: won(),
  delivery: basketDelivery,
});

export const basketTotals = z.object({
  /** Sum of list prices of what is selected. */
  listWon: won(),
  /** List price less sale price. */
  discountWon: won(),
  goodsWon: won(),
  deliveryWon: won(),
  payWon: won(),
  selectedItems: z.number(),
  selectedQty: z.number(),
});

export const basketView = z.object({
  groups: z.array(basketGroup),
  /** Cannot be ordered whatever the quantity: sold out, off sale. */
  invalidItems: z.array(basketItem),
  totals: basketTotals,
  /** Lines in the basket: the number on the bag. */
  count: z.number(),
});

export const qty = () => z.number();

const added = z.object({
  count: z.number(),
  items: z.array(
    z.object({
      itemNo: z.number(),
      skuNo: z.number(),
      qty: z.number(),
      /** It was in the basket already and grew. */
      wasThere: z.boolean(),
    }),
  ),
});

export const basketSchemas = defineSchemas({
  view: { reply: basketView },
  count: { reply: z.object({ count: z.number() }) },
  add: {
    body: z.object({
      items: z
        .array(z.object({ skuNo: no(), qty: qty() }))
        .min(1)
        .max(50),
    }),
    reply: added,
  },
  change: {
    params: z.object({ itemNo: no() }),
    body: z.object({ qty: qty().optional(), skuNo: no().optional() }),
    reply: basketView,
  },
  select: {
    body: z.object({ itemNos: z.array(no()).max(200), selected: z.boolean() }),
    reply: basketView,
  },
  remove: { query: z.object({ itemNos: noList() }), reply: basketView },
  calculate: {
    body: z.object({ itemNos: z.array(no()).max(200) }),
    reply: basketView,
  },
  merge: {
    body: z.object({}),
    reply: z.object({ merged: z.number(), count: z.number() }),
  },
});

export type BasketItem = z.output<typeof basketItem>;
export type BasketGroup = z.output<typeof basketGroup>;
export type BasketTotals = z.output<typeof basketTotals>;
export type BasketView = z.output<typeof basketView>;
export type BasketDelivery = z.output<typeof basketDelivery>;
export type BuyProblem = z.output<typeof buyProblem>;
