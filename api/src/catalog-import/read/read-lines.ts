import { CsvError, parse } from 'csv-parse/sync';
import { type CsvRow, countKnown, type Header, readHeader } from './csv-columns';
import { hasFraction, unitsOf, type WonOptions } from './read-won';

export interface Line {
  /** Number of its first line in the file, from 1. */
  at: number;
  row: CsvRow;
  /** Whether the file has the column of the inventory tracker; an empty cell means that stock is not counted. */
  hasTracker: boolean;
  /** Whether a cell had a character that cannot be stored; it is left out. */
  hasNul: boolean;
}

/** Thrown when the prices are not in won and the operator did not say what they are in. */
export class UnknownCurrency extends Error {
  override name = 'UnknownCurrency';
}

/** Thrown when the quotes of a file do not fit together. */
export class BrokenCsv extends Error {
  override name = 'BrokenCsv';
}

const quoteRule =
  'A cell that holds a comma, a quote or a new line stands in quotes, and a quote in it is doubled ("5"" pipe"). Save the file as CSV again, or mend the line.';

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  INVALID_OPENING_QUOTE: 'a quote stands within a cell that does not begin with one',
  CSV_INVALID_CLOSING_QUOTE: 'after a closing quote there is more than a comma',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'after a closing quote there is more than a comma',
};

/** The message of the parser, in words that say what to do. */
function broken(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { code } = error;
  const at = 'lines' in error && typeof error.lines === 'number' ? `Line ${error.lines}: ` : '';
  return new BrokenCsv(`${at}${problems[code] ?? 'the line is not CSV'}. ${quoteRule}`);
}

/** Spreadsheets of some countries separate the cells by semicolons or tabs. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => {
    const cells = first.split(sign).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    return { sign, count: countKnown(cells) };
  });
  return counts.reduce((a, b) => (b.count > a.count ? b : a)).sign;
}

const newLinesIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

/** The one character that no database stores in a text. */
const NUL = '\u0000';

function rowOf(cells: readonly string[], { names }: Header): CsvRow {
  const row: CsvRow = {};
  for (const [column, cell] of cells.entries()) {
    const name = names[column];
    const value = cell.replaceAll(NUL, '').trim().normalize('NFC');
    if (name && value !== '') row[name] ??= value;
  }
  return row;
}

/**
 * The lines below the header that are not empty. Cells of unused columns are not kept.
 * @throws WrongHeader; BrokenCsv with the line number when the file is not a CSV
 */
export function readLines(given: string): { header: Header; lines: Line[] } {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  let header: Header | undefined;
  const lines: Line[] = [];
  const onRecord = (cells: string[], { lines: last }: { lines: number }): undefined => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (!header) {
      header = readHeader(cells);
      return;
    }
    const hasTracker = header.names.includes('tracker');
    lines.push({
      at: last - newLinesIn(cells),
      row: rowOf(cells, header),
      hasTracker,
      hasNul: cells.some((cell) => cell.includes(NUL)),
    });
  };
  try {
    parse(text, {
      delimiter: separatorOf(text),
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: onRecord,
    });
  } catch (error) {
    throw broken(error);
  }
  return { header: header ?? readHeader([]), lines };
}

/** Below this many units no goods are sold for won. */
const LEAST_USUAL_WON = 500;

/** The middle one of the file's prices, as units. */
function middlePrice(lines: readonly Line[]): number | undefined {
  const prices = lines
    .flatMap(({ row }) => (row.price === undefined ? [] : (unitsOf(row.price) ?? [])))
    .filter((price) => price > 0)
    .sort((a, b) => a - b);
  return prices[Math.floor(prices.length / 2)];
}

/** Whole prices do not show their currency: by a foreign sign, or by prices of no shop in won. */
function assertUsualInWon(lines: readonly Line[]): void {
  const foreign = lines.find(({ row }) => /[$€£¥]/.test(row.price?.normalize('NFKC') ?? ''));
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
