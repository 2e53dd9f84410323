import { parse } from 'csv-parse/sync';
import { type ColumnName, type CsvRow, readHeader } from './csv-columns';
import { hasFraction, type WonOptions } from './read-won';

export interface Line {
  at: number;
  row: CsvRow;
  /** Whether the file has the column of the inventory tracker; an empty cell means that stock is not counted. */
  hasTracker: boolean;
}

/** Thrown when the prices are not in won and the operator did not say what they are in. */
export class UnknownCurrency extends Error {
  override name = 'UnknownCurrency';
}

/**
 * The lines below the header that are not empty. Cells of unused columns are not kept.
 * @throws WrongHeader; an Error with the line number when the file is not a CSV
 */
export function readLines(text: string): Line[] {
  let names: (ColumnName | undefined)[] | undefined;
  let last = 0;
  const lines: Line[] = [];
  parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (record: string[], context) => {
      const at = last + 1;
      last = context.lines;
      if (!names) {
        names = readHeader(record);
        return undefined;
      }
      const row: CsvRow = {};
      for (const [column, cell] of record.entries()) {
        const name = names[column];
        const value = cell.trim();
        if (name && value !== '') row[name] = value;
      }
      lines.push({ at, row, hasTracker: names.includes('tracker') });
      return undefined;
    },
  });
  if (!names) readHeader([]);
  return lines;
}

/** Below this many units no goods are sold for won. */
const LEAST_USUAL_WON = 500;

/** The middle one of the file's prices, as units. */
function middlePrice(lines: readonly Line[]): number | undefined {
  const prices = lines
    .map(({ row }) => Number(row.price?.replace(/[^\d.]/g, '') || Number.NaN))
    .filter((price) => price > 0)
    .sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)];
}

/** Whole prices do not show their currency: by a foreign sign, or by prices of no shop in won. */
function assertUsualInWon(lines: readonly Line[]): void {
  const foreign = lines.find(({ row }) => /[$€£¥]/.test(row.price ?? ''));
  const middle = middlePrice(lines);
  if (foreign || (middle !== undefined && middle < LEAST_USUAL_WON)) {
    const what = foreign
      ? `Line ${foreign.at}: the price ${foreign.row.price} is not in won.`
      : `Half of the prices are ${middle} or less, which is not usual in won.`;
    throw new UnknownCurrency(
      `${what} Say what one unit is in won: --won-per-unit 1400, or --won-per-unit 1 when the prices are won all the same.`,
    );
  }
}

/**
 * A shop that sold 19.99 for 20 won would lose its stock in a day; a file with such prices, with a
 * foreign sign, or with prices that are usual in no shop for won, is taken only when the operator says
 * what a unit is worth.
 * @throws UnknownCurrency naming the first such line, or the price in the middle
 */
export function assertCurrency(lines: readonly Line[], { wonPerUnit }: WonOptions): void {
  if (wonPerUnit !== undefined) return;
  const line = lines.find(({ row }) => row.price !== undefined && hasFraction(row.price));
  if (!line) {
    assertUsualInWon(lines);
    return;
  }
  throw new UnknownCurrency(
    `Line ${line.at}: the price ${line.row.price} has a part of a won, so the file's prices are in another currency. ` +
      'Say what one unit is in won: --won-per-unit 1400. If they are won all the same: --won-per-unit 1; then lines with such a price are left out.',
  );
}
