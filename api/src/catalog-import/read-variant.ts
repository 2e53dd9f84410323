import { type CsvRow, optionCells } from './csv-columns';
import type { Problem, Product, Variant } from './product';
import type { Line } from './read-lines';
import { readWon, type WonOptions } from './read-won';

export type Report = (message: string, effect: Problem['effect']) => void;

const isYes = (cell: string | undefined): boolean => cell?.toLowerCase() === 'true';

/** Why a line is no goods that can be delivered. */
function notGoods(row: CsvRow): string | undefined {
  if (isYes(row.giftCard) || row.fulfillment?.toLowerCase() === 'gift_card')
    return 'a gift card cannot be sold as goods';
  if (row.requiresShipping?.toLowerCase() === 'false')
    return 'it needs no delivery, and the shop sells delivered goods only';
  return undefined;
}

/** The price in won, or why nothing can be sold for it. */
function priceOf({ price }: CsvRow, money: WonOptions): { won: number } | { problem: string } {
  if (price === undefined) return { problem: 'the variant has no price' };
  const read = readWon(price, money);
  if ('problem' in read) return { problem: `price: ${read.problem}` };
  if (read.won === 0) return { problem: `price: "${price}" would be sold for 0 won` };
  return read;
}

function listPriceOf({ compareAt }: CsvRow, money: WonOptions, report: Report): number {
  if (compareAt === undefined) return 0;
  const read = readWon(compareAt, money);
  if ('won' in read) return read.won;
  report(`compare-at price: ${read.problem}; left out`, 'changed');
  return 0;
}

/** The quantity on hand; null when the source does not count it, undefined when it is no number. */
function quantityOf({ row, hasTracker }: Line, report: Report): number | null | undefined {
  // Shopify writes 0 for a variant whose stock is not counted, and leaves its tracker empty.
  const isCounted = row.quantity !== undefined && (!hasTracker || row.tracker !== undefined);
  const counted = isCounted ? Number(row.quantity) : null;
  if (counted === null) {
    report('the stock is not counted in the source; taken as 9999', 'changed');
    return null;
  }
  if (!Number.isSafeInteger(counted) || counted > 1_000_000_000) {
    report(`inventory quantity "${row.quantity}" is not a whole number`, 'lost');
    return undefined;
  }
  if (counted < 0) report(`inventory quantity ${counted} is below zero; taken as 0`, 'changed');
  if (row.inventoryPolicy?.toLowerCase() === 'continue') {
    report(
      `the source sells on without stock; here it sells until the ${Math.max(0, counted)} are gone`,
      'changed',
    );
  }
  return Math.max(0, counted);
}

/** The variant of a line; undefined with a report when it cannot be sold. */
export function variantOf(
  line: Line,
  product: Product,
  money: WonOptions,
  report: Report,
): Variant | undefined {
  const { at, row } = line;
  const unsellable = notGoods(row);
  const price = unsellable === undefined ? priceOf(row, money) : { problem: unsellable };
  if ('problem' in price) {
    report(price.problem, 'lost');
    return undefined;
  }
  const values = product.optionNames.map(
    (_, level) => row[optionCells[level]?.[1] ?? 'option1Value'] ?? '',
  );
  const empty = values.indexOf('');
  if (empty >= 0) {
    report(`option "${product.optionNames[empty]}" has no value`, 'lost');
    return undefined;
  }
  const quantity = quantityOf(line, report);
  if (quantity === undefined) return undefined;
  return {
    line: at,
    sku: row.sku ?? '',
    values,
    priceWon: price.won,
    listPriceWon: Math.max(listPriceOf(row, money, report), price.won),
    quantity,
    image: row.variantImage,
  };
}
