import type { GoodsLimits, GoodsOptions, GoodsSku, GoodsStock } from '@shop/shared/contracts';
import { type BuyProblem, buyProblem, quantityProblem } from '@shop/shared/domain';

/** One SKU of the goods and its quantity. */
export interface OrderLine {
  skuNo: number;
  qty: number;
  /** What is written on it; set when the lines are sent. */
  text?: string | undefined;
}

/** The SKUs with their live stock, where it has loaded. */
export function liveSkus(options: GoodsOptions, stock: GoodsStock | undefined): GoodsSku[] {
  const present = new Map(stock?.skus.map(({ skuNo, available }) => [skuNo, available]));
  return options.skus.map((sku) => ({
    ...sku,
    available: present.get(sku.skuNo) ?? sku.available,
  }));
}

/** The minimum purchase quantity: the first multiple of `unitQty` that reaches `minQty`. */
export const firstQty = ({ minQty, unitQty }: GoodsLimits): number =>
  Math.max(1, Math.ceil(minQty / unitQty)) * unitQty;

/** Adds a line for the SKU with its minimum quantity. An existing line is unchanged. */
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

/** Goods without options have a single SKU, which is selected from the start. */
export function startLines(options: GoodsOptions, limits: GoodsLimits): readonly OrderLine[] {
  const [only] = options.skus;
  return options.groups.length === 0 && only ? withLine([], only, limits) : [];
}

export const totalQty = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** The total price of the lines, in won. */
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

/** The purchase limit per member of a running deal. */
export interface DealLimit {
  perMember: number;
}

/**
 * The maximum quantity of one SKU: the lowest of the goods' limit, the deal's limit and the stock.
 */
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
 * The reason why these lines cannot be bought (5016, 5040–5045), or undefined. The api checks
 * again; this check only saves a request.
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
