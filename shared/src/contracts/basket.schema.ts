import { z } from 'zod';
import { defineSchemas } from './call';
import { goodsLimits } from './goods.schema';
import { deliveryType } from './goods-card.schema';
import { day, imageRef, instant, no, noList, won } from './part.schema';
import { plainText } from './plain-text';

/** One of the codes 5002, 5016, 5028, 5040–5045 of the specification, with its message. */
export const buyProblem = z.object({
  code: z.string(),
  message: z.string(),
  /** True when another quantity or option would be valid. */
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
  /** Price of one piece now, with option and running deal. */
  unitPriceWon: won(),
  /** Price of one piece when it was added. A difference is shown. */
  addedPriceWon: won(),
  qty: z.number(),
  amountWon: won(),
  selected: z.boolean(),
  limits: goodsLimits,
  available: z.number(),
  /** What the member's best coupons save on a selected line; 0 for others. */
  couponWon: won(),
  /** Their kinds, such as 상품·장바구니 쿠폰; null without any. */
  couponText: z.string().nullish(),
  deal: z.object({ dealNo: z.number(), endsAt: instant() }).nullable(),
  /** The deal that set the price when the line was added is over. */
  isDealOver: z.boolean(),
  /** Null when it can be ordered. */
  problem: buyProblem.nullable(),
});

export const basketDelivery = z.object({
  type: deliveryType,
  /** Of the selected items. */
  feeWon: won(),
  /** Minimum amount for free delivery; null when the seller has no such rule. */
  freeOverWon: won().nullable(),
  /** "n원 더 담으면 무료배송"; 0 when reached, null when there is no bar. */
  remainingWon: won().nullable(),
  /** 0–100, for the progress bar. */
  progressRate: z.number(),
  /** The fee is paid once for every so many pieces; null for other fees. */
  qtyUnit: z.number().nullable(),
  /** How many parcels the fee is for. */
  feeCount: z.number(),
});

export const basketGroup = z.object({
  sellerNo: z.number(),
  sellerName: z.string(),
  isBrokerSale: z.boolean(),
  items: z.array(basketItem),
  /** Of the selected items. */
  goodsWon: won(),
  delivery: basketDelivery,
  /** By when the selected items arrive, or all when none is selected; null when nothing is sent. */
  arrivesOn: day().nullable(),
});

export const basketTotals = z.object({
  /** Sum of the list prices of the selected items. */
  listWon: won(),
  /** List price minus sale price. */
  discountWon: won(),
  goodsWon: won(),
  deliveryWon: won(),
  payWon: won(),
  /**
   * The price with the mall's own card and the best coupons. Null when no coupon of the card lowers the price; absent
   * in responses of older builds.
   */
  ownCard: z
    .object({
      cardName: z.string(),
      payWon: won(),
      couponName: z.string(),
      /** The card's coupon that the member must download first; null when the member holds it. */
      couponNo: z.number().nullable(),
    })
    .nullish(),
  selectedItems: z.number(),
  selectedQty: z.number(),
});

export const basketView = z.object({
  groups: z.array(basketGroup),
  /** Cannot be ordered in any quantity: sold out or off sale. */
  invalidItems: z.array(basketItem),
  /** Kept for later (나중에 구매): never selected, in no total and not counted. */
  laterItems: z.array(basketItem),
  totals: basketTotals,
  /** Number of lines, shown on the basket icon. */
  count: z.number(),
});

/** How many pieces. What is not a sensible number of them has codes of its own. */
export const qty = () => z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** What is written on the goods; checked by `textOptionProblem` of the domain. */
export const optionInput = () => plainText({ max: 200 }).optional();

const added = z.object({
  count: z.number(),
  items: z.array(
    z.object({
      itemNo: z.number(),
      skuNo: z.number(),
      qty: z.number(),
      /** True when the SKU was in the basket and its quantity increased. */
      wasThere: z.boolean(),
    }),
  ),
});

const buyErrors = ['5002', '5016', '5040', '5041', '5042', '5043', '5044', '5045'] as const;

/** Not writable on these goods, too long or two lines; the same SKU has other words. */
export const textErrors = ['TEXT_OPTION', 'TEXT_OPTION_OTHER'] as const;

export const basketSchemas = defineSchemas({
  view: {
    summary: 'Returns the basket with prices, delivery fees and totals.',
    reply: basketView,
  },
  count: {
    summary: 'Returns the number of basket lines and of unread notifications.',
    reply: z.object({
      count: z.number(),
      /** Notifications that the member has not seen; none for visitors. */
      unreadCount: z.number().optional(),
    }),
  },
  add: {
    summary: 'Adds SKUs to the basket, all or none of them.',
    body: z.object({
      items: z
        .array(z.object({ skuNo: no(), qty: qty(), text: optionInput() }))
        .min(1)
        .max(50),
    }),
    reply: added,
    errors: [...buyErrors, 'BASKET_FULL', ...textErrors],
  },
  change: {
    summary: 'Changes the quantity or the option of a basket line.',
    params: z.object({ itemNo: no() }),
    body: z.object({ qty: qty().optional(), skuNo: no().optional() }),
    reply: basketView,
    errors: [...buyErrors, 'TEXT_OPTION_OTHER'],
  },
  select: {
    summary: 'Selects or deselects basket lines for the order.',
    body: z.object({ itemNos: z.array(no()).max(200), selected: z.boolean() }),
    reply: basketView,
  },
  keepForLater: {
    summary: 'Moves lines to the saved items or back into the basket.',
    body: z.object({ itemNos: z.array(no()).max(200), isLater: z.boolean() }),
    reply: basketView,
  },
  remove: {
    summary: 'Removes lines from the basket.',
    query: z.object({ itemNos: noList() }),
    reply: basketView,
  },
  calculate: {
    summary: 'Calculates the totals of a selection without storing it.',
    body: z.object({ itemNos: z.array(no()).max(200) }),
    reply: basketView,
  },
  merge: {
    summary: "Merges the visitor's basket into that of the member after sign-in.",
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
