import { type Info, parse } from 'csv-parse/sync';
import { type CsvRow, readHeader } from './csv-columns';
import type { Problem, Product, Variant } from './product';
import { readWon, type WonOptions } from './read-won';

export interface ReadResult {
  products: Product[];
  problems: Problem[];
  /** Lines with content below the header. */
  lineCount: number;
}

interface Line {
  at: number;
  row: CsvRow;
}

const MAX_OPTIONS = 3;
const optionCells = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** @throws WrongHeader; an Error with the line number when the file is not a CSV */
function readLines(text: string): Line[] {
  const records = parse(text, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as { record: string[]; info: Info }[];
  const names = readHeader(records[0]?.record ?? []);
  let last = records[0]?.info.lines ?? 1;
  return records.slice(1).map(({ record, info }) => {
    const at = last + 1;
    last = info.lines;
    const row: CsvRow = {};
    record.forEach((cell, column) => {
      const name = names[column];
      const value = cell.trim();
      if (name && value !== '') row[name] = value;
    });
    return { at, row };
  });
}

/** `Apparel & Accessories > Clothing > Shirts`; at most three levels are kept. */
const categoryOf = ({ category, type }: CsvRow): string[] => {
  const path =
    category
      ?.split('>')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  if (path.length > 0) return path.slice(0, 3);
  return type ? ['가져온 상품', type] : ['가져온 상품'];
};

const statusOf = ({ status, published }: CsvRow): Product['status'] => {
  if (status?.toLowerCase() === 'archived') return 'ENDED';
  if (status?.toLowerCase() === 'draft' || published?.toLowerCase() === 'false') return 'READY';
  return 'ON_SALE';
};

/** Without options, Shopify writes one option "Title" with the value "Default Title". */
function optionNamesOf(row: CsvRow): string[] {
  const names = optionCells.map(([name]) => row[name] ?? '').filter(Boolean);
  const isPlain =
    names.length === 1 && names[0] === 'Title' && row.option1Value === 'Default Title';
  return isPlain ? [] : names.slice(0, MAX_OPTIONS);
}

function newProduct({ at, row }: Line, handle: string): Product {
  return {
    line: at,
    handle,
    title: row.title ?? '',
    body: row.body ?? '',
    vendor: row.vendor ?? '',
    category: categoryOf(row),
    tags:
      row.tags
        ?.split(',')
        .map((tag) => tag.trim())
        .filter(Boolean) ?? [],
    status: statusOf(row),
    optionNames: optionNamesOf(row),
    variants: [],
    images: [],
  };
}

/** The variant of a line, or the reason why there is none. */
function variantOf(
  { at, row }: Line,
  product: Product,
  money: WonOptions,
  report: (message: string, effect: Problem['effect']) => void,
): Variant | undefined {
  if (row.price === undefined) {
    report('the variant has no price', 'lost');
    return undefined;
  }
  const price = readWon(row.price, money);
  if ('problem' in price) {
    report(`price: ${price.problem}`, 'lost');
    return undefined;
  }
  if (price.wasRounded) {
    report(
      `price ${row.price} has parts of a won; taken as ${price.won} won (for another currency use --won-per-unit)`,
      'changed',
    );
  }
  const compare = row.compareAt === undefined ? undefined : readWon(row.compareAt, money);
  if (compare && 'problem' in compare)
    report(`compare-at price: ${compare.problem}; left out`, 'changed');
  const listWon = compare && 'won' in compare ? compare.won : 0;
  const values = product.optionNames.map(
    (_, level) => row[optionCells[level]?.[1] ?? 'option1Value'] ?? '',
  );
  const empty = values.indexOf('');
  if (empty >= 0) {
    report(`option "${product.optionNames[empty]}" has no value`, 'lost');
    return undefined;
  }
  const counted = row.quantity === undefined ? null : Number(row.quantity);
  if (counted !== null && !Number.isInteger(counted)) {
    report(`inventory quantity "${row.quantity}" is not a whole number`, 'lost');
    return undefined;
  }
  if (counted !== null && counted < 0)
    report(`inventory quantity ${counted} is below zero; taken as 0`, 'changed');
  return {
    line: at,
    sku: row.sku ?? '',
    values,
    priceWon: price.won,
    listPriceWon: Math.max(listWon, price.won),
    quantity: counted === null ? null : Math.max(0, counted),
    image: row.variantImage,
  };
}

const hasVariant = ({ row }: Line): boolean =>
  row.price !== undefined || row.sku !== undefined || row.option1Value !== undefined;

/** Products of the file, and a problem for every line that could not be imported. */
export function readProducts(text: string, money: WonOptions): ReadResult {
  const lines = readLines(text);
  const products = new Map<string, Product>();
  const refused = new Set<string>();
  const problems: Problem[] = [];

  for (const line of lines) {
    const handle = line.row.handle ?? '';
    const report = (message: string, effect: Problem['effect']) =>
      problems.push({ line: line.at, handle, message, effect });
    if (!handle) {
      report('the line has no handle', 'lost');
      continue;
    }
    if (refused.has(handle)) {
      report('its product was not taken', 'lost');
      continue;
    }
    let product = products.get(handle);
    if (!product) {
      if (!line.row.title) {
        refused.add(handle);
        report('the first line of a product has no title', 'lost');
        continue;
      }
      product = newProduct(line, handle);
      products.set(handle, product);
    }
    if (hasVariant(line)) {
      const variant = variantOf(line, product, money, report);
      const isTwin = product.variants.some(
        ({ values }) => values.join('\n') === variant?.values.join('\n'),
      );
      if (variant && isTwin)
        report(
          `the variant ${variant.values.join(' / ') || '(without options)'} occurs twice in the file`,
          'lost',
        );
      else if (variant) product.variants.push(variant);
    }
    if (line.row.imageSrc) {
      product.images.push({
        line: line.at,
        src: line.row.imageSrc,
        position: Number(line.row.imagePosition) || product.images.length + 1,
        alt: line.row.imageAlt ?? '',
      });
    }
  }

  const complete = [...products.values()].filter((product) => {
    if (product.variants.length > 0) return true;
    problems.push({
      line: product.line,
      handle: product.handle,
      message: 'the product has no variant that could be taken',
      effect: 'lost',
    });
    return false;
  });
  return {
    products: complete,
    problems: problems.sort((a, b) => a.line - b.line),
    lineCount: lines.length,
  };
}
