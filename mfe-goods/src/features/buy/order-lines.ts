import type { GoodsLimits, GoodsOptions, GoodsSku, GoodsStock } from '@shop/shared/contracts';
import { type BuyProblem, buyProblem, quantityProblem } from '@shop/shared/domain';

/** What a shopper means to buy of one goods: an article and how many. */
export interface OrderLine {
  skuNo: number;
  qty: number;
}

/** The articles with what is in stock at this moment, where that is known. */
export function liveSkus(options: GoodsOptions, stock: GoodsStock | undefined): GoodsSku[] {
  const present = new Map(stock?.skus.map(({ skuNo, available }) => [skuNo, available]));
  return options.skus.map((sku) => ({
    ...sku,
    available: present.get(sku.skuNo) ?? sku.available,
  }));
}

/** The fewest that may be bought: the first step of `unitQty` that reaches `minQty`. */
export const firstQty = ({ minQty, unitQty }: GoodsLimits): number =>
  Math.max(1, Math.ceil(minQty / unitQty)) * unitQty;

/** Adds the article with its first quantity; one that is there already stays as it is. */
export function withLine(
  lines: readonly OrderLine[],
  sku: GoodsSku,
  limits: GoodsLimits,
): readonly OrderLine[] {
  if (lines.some(({ skuNo }) => skuNo === sku.skuNo)) return lines;
  return [...lines, { skuNo: sku.skuNo, qty: firstQty(limits) }];
}

export const withQty = (lines: readonly OrderLine[], skuNo: number, qty: number): OrderLine[] =>
  lines.map((line) => (line.skuNo === skuNo ? { ...line, qty } : line));

export const withoutLine = (lines: readonly OrderLine[], skuNo: number): OrderLine[] =>
  lines.filter((line) => line.skuNo !== skuNo);

/** Goods without options have one article: it is chosen from the start. */
export function startLines(options: GoodsOptions, limits: GoodsLimits): readonly OrderLine[] {
  const [only] = options.skus;
  return options.groups.length === 0 && only ? withLine([], only, limits) : [];
}

export const totalQty = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** What the lines cost together, won. */
export function totalWon(
  lines: readonly OrderLine[],
  skus: readonly GoodsSku[],
  salePriceWon: number,
): number {
  const added = new Map(skus.map(({ skuNo, addPriceWon }) => [skuNo, addPriceWon]));
  return lines.reduce(
    (sum, { skuNo, qty }) => sum + (salePriceWon + (added.get(skuNo) ?? 0)) * qty,
    0,
  );
}

/** A running deal sells to each member so many at most. */
export interface DealLimit {
  perMember: number;
}

/** The most of one article that can be bought now: the goods' limits, the deal's, and what is in stock. */
export const mostQty = (
  sku: GoodsSku | undefined,
  { maxQty, idLimitQty }: GoodsLimits,
  deal: DealLimit | null,
): number =>
  Math.min(
    maxQty,
    idLimitQty ?? maxQty,
    deal?.perMember ?? maxQty,
    Math.max(sku?.available ?? 0, 1),
  );

/**
 * Why these lines cannot be bought as they are (5016, 5040–5045), or undefined. The api has the
 * last word; this only spares the shopper the way there and back.
 */
export function linesProblem(
  lines: readonly OrderLine[],
  skus: readonly GoodsSku[],
  limits: GoodsLimits,
  deal: DealLimit | null,
): BuyProblem | undefined {
  for (const { skuNo, qty } of lines) {
    const problem = quantityProblem(qty, limits);
    if (problem) return problem;
    if (deal && qty > deal.perMember) return buyProblem('5041', deal.perMember);
    const available = skus.find((sku) => sku.skuNo === skuNo)?.available ?? 0;
    if (qty > available) return buyProblem('5016');
  }
  return undefined;
}
