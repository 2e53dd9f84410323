import type { GoodsOptions } from '@shop/shared/contracts';
import { type Chosen, validChoice } from '@shop/shared/ui';
import type { OrderLine } from '../buy/order-lines';

/** Chosen values, from the first level on: `pick=301.305`. */
const PICK = 'pick';
/** Lines with their quantities: `sku=305x2.306`. */
const SKU = 'sku';
const MAX_LINES = 20;

/** What was chosen of one goods. */
export interface Choice {
  chosen: Chosen;
  lines: readonly OrderLine[];
}

const partsOf = (search: URLSearchParams, name: string): string[] =>
  (search.get(name) ?? '').split('.').filter(Boolean);

function lineOf(part: string): OrderLine {
  const [skuNo, qty = 1] = part.split('x').map(Number);
  return { skuNo: skuNo ?? Number.NaN, qty };
}

/** Reads the choice of a URL; what the goods do not have is left out. */
export function readChoice(search: URLSearchParams, { groups, skus }: GoodsOptions): Choice {
  const lines = partsOf(search, SKU)
    .slice(0, MAX_LINES)
    .map(lineOf)
    .filter(
      ({ skuNo, qty }, index, all) =>
        Number.isInteger(qty) &&
        qty > 0 &&
        skus.some((sku) => sku.skuNo === skuNo) &&
        all.findIndex((other) => other.skuNo === skuNo) === index,
    );
  return { chosen: validChoice(groups, partsOf(search, PICK).map(Number)), lines };
}

/** The query with this choice; other parameters stay as they are. */
export function withChoice(search: URLSearchParams, { chosen, lines }: Choice): string {
  const rest = [...search]
    .filter(([name]) => name !== PICK && name !== SKU)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  const pick = chosen.length > 0 && `${PICK}=${chosen.join('.')}`;
  const sku =
    lines.length > 0 &&
    `${SKU}=${lines.map(({ skuNo, qty }) => (qty > 1 ? `${skuNo}x${qty}` : skuNo)).join('.')}`;
  return `?${[...rest, pick, sku].filter(Boolean).join('&')}`;
}
