import { parse } from 'csv-parse/sync';
import { type ColumnName, type CsvRow, readHeader } from './csv-columns';
import { hasFraction, type WonOptions } from './read-won';

export interface Line {
  at: number;
  row: CsvRow;
}

/** Thrown when the prices are not in won and the operator did not say what they are in. */
export class UnknownCurrency extends Error {
  override name = 'UnknownCurrency';
}

/**
 * Lines with content below the header. Cells of unused columns are not kept.
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
      lines.push({ at, row });
      return undefined;
    },
  });
  if (!names) readHeader([]);
  return lines;
}

/**
 * A shop that sold 19.99 for 20 won would lose its stock in a day; a file with such prices is taken
 * only when the operator says what a unit is worth.
 * @throws UnknownCurrency naming the first such line
 */
export function assertCurrency(lines: readonly Line[], { wonPerUnit }: WonOptions): void {
  if (wonPerUnit !== undefined) return;
  const line = lines.find(({ row }) => row.price !== undefined && hasFraction(row.price));
  if (!line) return;
  throw new UnknownCurrency(
    `Line ${line.at}: the price ${line.row.price} has a part of a won, so the file's prices are in another currency. ` +
      'Say what one unit is in won: --won-per-unit 1400. If they are won all the same: --won-per-unit 1; then lines with such a price are left out.',
  );
}
