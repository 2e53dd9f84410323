import { htmlBlocks } from '../description/html-blocks';
import type { Product, ProductImage, Variant } from '../product';
import type { Problem, Report } from '../report/problem';
import type { CsvRow, Header } from './csv-columns';
import { assertCurrency, type Line, readLines } from './read-lines';
import { readNumber } from './read-number';
import { type Options, optionsOf } from './read-options';
import { isYes, variantOf } from './read-variant';
import type { WonOptions } from './read-won';

export interface ReadResult {
  products: Product[];
  problems: Problem[];
  /** Columns of the file that are not used, and columns that it lacks. */
  columns: Pick<Header, 'unused' | 'missing'>;
  /** Number of lines below the header that are not empty. */
  lineCount: number;
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
  if (status?.toLowerCase() === 'draft' || isYes(published) === false) return 'READY';
  return 'ON_SALE';
};

function descriptionOf({ body = '' }: CsvRow, report: Report): Product['description'] {
  try {
    const { blocks, unkept } = htmlBlocks(body);
    for (const [what, count] of unkept)
      report('text', `the description has ${count} × ${what}, which is not kept`, 'changed');
    return blocks;
  } catch (error) {
    // Thousands of elements within each other exhaust the stack.
    if (!(error instanceof RangeError)) throw error;
    report('text', 'the description has too many elements within each other', 'lost');
    return [];
  }
}

/** Composed, in one line; a name with parts of letters would be found and counted wrongly. */
function titleOf({ title = '' }: CsvRow, report: Report): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (/\p{Cc}/u.test(title))
    report(
      'cell',
      'the title has a new line or another control character; taken as a space',
      'changed',
    );
  return clean;
}

function newProduct({ at, row }: Line, handle: string, report: Report): Product {
  return {
    line: at,
    handle,
    title: titleOf(row, report),
    description: descriptionOf(row, report),
    vendor: row.vendor ?? '',
    category: categoryOf(row),
    tags:
      row.tags
        ?.split(',')
        .map((tag) => tag.trim())
        .filter(Boolean) ?? [],
    status: statusOf(row),
    taxType: undefined,
    optionNames: [],
    variants: [],
    images: [],
  };
}

const hasVariant = ({ row }: Line, { cells }: Options): boolean =>
  row.price !== undefined || row.sku !== undefined || cells.some((cell) => row[cell] !== undefined);

/** Adds a variant, unless the product has it already. */
function addVariant(variant: Variant, product: Product, report: Report): void {
  const name = JSON.stringify(variant.values);
  if (product.variants.some(({ values }) => JSON.stringify(values) === name)) {
    const shown = variant.values.join(' / ') || '(without options)';
    report('variant', `the variant ${shown} occurs twice in the file`, 'lost');
    return;
  }
  product.variants.push(withOwnSku(variant, product, report));
}

/** SKUs are unique: the second variant with the same SKU is imported without one. */
function withOwnSku(variant: Variant, product: Product, report: Report): Variant {
  if (variant.sku === '' || product.variants.every(({ sku }) => sku !== variant.sku))
    return variant;
  report('sku', `the SKU ${variant.sku} is another variant's too; taken without SKU`, 'changed');
  return { ...variant, sku: '' };
}

function imageOf({ at, row }: Line, before: number, report: Report): ProductImage[] {
  if (!row.imageSrc) return [];
  const read = readNumber(row.imagePosition ?? '');
  if (row.imagePosition !== undefined && 'problem' in read)
    report('cell', `image position: ${read.problem}; the order of the lines is kept`, 'changed');
  const position = 'value' in read && read.value > 0 ? read.value : before + 1;
  return [{ line: at, src: row.imageSrc, position, alt: row.imageAlt ?? '' }];
}

/** Goods are taxed as a whole here, a variant in the source. */
function taxTypeOf({ variants }: Product, report: Report): Product['taxType'] {
  const said = new Set(variants.map(({ isTaxable }) => isTaxable));
  if (said.has(false) && said.size > 1)
    report(
      'tax',
      'some of its variants are taxable and some are not; all are taken as taxable',
      'changed',
    );
  if (said.has(true) || (said.has(false) && said.size > 1)) return 'TAX';
  return said.has(false) ? 'FREE' : undefined;
}

/** The product of these lines; undefined with a report when nothing of it can be sold. */
function productOf(
  lines: readonly [Line, ...Line[]],
  handle: string,
  money: WonOptions,
  reportOf: (line: Line) => Report,
): Product | undefined {
  const [first, ...others] = lines;
  const report = reportOf(first);
  if (!first.row.title) {
    report('line', 'the first line of a product has no title', 'lost');
    for (const line of others) reportOf(line)('line', 'its product was not taken', 'lost');
    return undefined;
  }
  const product = newProduct(first, handle, report);
  const options = optionsOf(lines, report);
  product.optionNames = options.names;
  for (const line of lines) {
    const variant = hasVariant(line, options) && variantOf(line, options, money, reportOf(line));
    if (variant) addVariant(variant, product, reportOf(line));
    product.images.push(...imageOf(line, product.images.length, reportOf(line)));
  }
  if (product.variants.length === 0) {
    report('empty', 'the product has no variant that could be taken', 'lost');
    return undefined;
  }
  return { ...product, taxType: taxTypeOf(product, report) };
}

/** Lines of each product, by handle in file order. */
function byHandle(lines: readonly Line[], reportOf: (line: Line) => Report) {
  const groups = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const { handle } = line.row;
    if (line.hasNul) reportOf(line)('cell', 'a NUL character was left out', 'changed');
    const group = groups.get(handle ?? '');
    if (!handle) reportOf(line)('line', 'the line has no handle', 'lost');
    else if (group) group.push(line);
    else groups.set(handle, [line]);
  }
  return groups;
}

/**
 * Products of the file, and a problem for every line that could not be imported.
 * @throws WrongHeader, BrokenCsv, UnknownCurrency
 */
export function readProducts(text: string, money: WonOptions): ReadResult {
  const { header, lines } = readLines(text);
  assertCurrency(lines, money);
  const problems: Problem[] = [];
  const reportOf =
    ({ at, row }: Line): Report =>
    (kind, message, effect) =>
      problems.push({ kind, line: at, handle: row.handle ?? '', message, effect });
  const products = [...byHandle(lines, reportOf)].flatMap(
    ([handle, group]) => productOf(group, handle, money, reportOf) ?? [],
  );
  return {
    products,
    problems: problems.sort((a, b) => a.line - b.line),
    columns: { unused: header.unused, missing: header.missing },
    lineCount: lines.length,
  };
}
