import type { Variant } from '../product';
import type { Report } from '../report/problem';
import type { CsvRow } from './csv-columns';
import type { Line } from './read-lines';
import { readNumber } from './read-number';
import type { Options } from './read-options';
import { readWon, type WonOptions } from './read-won';

/** True, false, or undefined when a cell says neither. */
export function isYes(cell: string | undefined): boolean | undefined {
  const word = cell?.normalize('NFKC').toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(word ?? '')) return true;
  return ['false', 'no', 'n', '0'].includes(word ?? '') ? false : undefined;
}

/** Why a line is no goods that can be delivered. */
function notGoods(row: CsvRow): string | undefined {
  if (isYes(row.giftCard) || row.fulfillment?.toLowerCase() === 'gift_card')
    return 'a gift card cannot be sold as goods';
  if (isYes(row.requiresShipping) === false)
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
  report('price', `compare-at price: ${read.problem}; left out`, 'changed');
  return 0;
}

const MAX_QUANTITY = 1_000_000_000;

/** The quantity on hand; null when the source does not count it, undefined when it is no number. */
function quantityOf({ row, hasTracker }: Line, report: Report): number | null | undefined {
  // Shopify writes 0 for a variant whose stock is not counted, and leaves its tracker empty.
  const isCounted = row.quantity !== undefined && (!hasTracker || row.tracker !== undefined);
  if (!isCounted) {
    report('stock', 'the stock is not counted in the source; taken as 9999', 'changed');
    return null;
  }
  const read = readNumber(row.quantity ?? '');
  if ('problem' in read || !Number.isInteger(read.value) || read.value > MAX_QUANTITY) {
    const why = 'problem' in read && read.problem.includes('plainly') ? `: ${read.problem}` : '';
    report('stock', `inventory quantity "${row.quantity}" is not a whole number${why}`, 'lost');
    return undefined;
  }
  const counted = read.value;
  if (counted < 0)
    report('stock', `inventory quantity ${counted} is below zero; taken as 0`, 'changed');
  if (['continue', 'true'].includes(row.inventoryPolicy?.toLowerCase() ?? '')) {
    report(
      'stock',
      `the source sells on without stock; here it sells until the ${Math.max(0, counted)} are gone`,
      'changed',
    );
  }
  return Math.max(0, counted);
}

/** The variant of a line; undefined with a report when it cannot be sold. */
export function variantOf(
  line: Line,
  options: Options,
  money: WonOptions,
  report: Report,
): Variant | undefined {
  const { at, row } = line;
  const unsellable = notGoods(row);
  if (unsellable !== undefined) {
    report('notGoods', unsellable, 'lost');
    return undefined;
  }
  const price = priceOf(row, money);
  if ('problem' in price) {
    report('price', price.problem, 'lost');
    return undefined;
  }
  const values = options.cells.map((cell) => row[cell] ?? '');
  const empty = values.indexOf('');
  if (empty >= 0) {
    report('option', `option "${options.names[empty]}" has no value`, 'lost');
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
    isTaxable: isYes(row.taxable),
    image: row.variantImage,
  };
}
