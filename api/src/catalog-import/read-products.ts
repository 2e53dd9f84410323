import { type CsvRow, optionCells } from './csv-columns';
import type { Problem, Product, Variant } from './product';
import { assertCurrency, type Line, readLines } from './read-lines';
import { type Report, variantOf } from './read-variant';
import type { WonOptions } from './read-won';

export interface ReadResult {
  products: Product[];
  problems: Problem[];
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
  if (status?.toLowerCase() === 'draft' || published?.toLowerCase() === 'false') return 'READY';
  return 'ON_SALE';
};

/** Without options, Shopify writes one option "Title" with the value "Default Title". */
function optionNamesOf(row: CsvRow): string[] {
  const names = optionCells.map(([name]) => row[name] ?? '').filter(Boolean);
  const isPlain =
    names.length === 1 &&
    names[0]?.toLowerCase() === 'title' &&
    row.option1Value?.toLowerCase() === 'default title';
  return isPlain ? [] : names;
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

const hasVariant = ({ row }: Line): boolean =>
  row.price !== undefined || row.sku !== undefined || row.option1Value !== undefined;

/** Adds the line's variant, unless the product has it already. */
function addVariant(line: Line, product: Product, money: WonOptions, report: Report): void {
  const variant = variantOf(line, product, money, report);
  if (!variant) return;
  const name = variant.values.join('\n');
  if (product.variants.some(({ values }) => values.join('\n') === name)) {
    const shown = variant.values.join(' / ') || '(without options)';
    report(`the variant ${shown} occurs twice in the file`, 'lost');
    return;
  }
  product.variants.push(withOwnSku(variant, product, report));
}

/** A SKU identifies a variant, so the second variant with the same one goes without. */
function withOwnSku(variant: Variant, product: Product, report: Report): Variant {
  if (variant.sku === '' || product.variants.every(({ sku }) => sku !== variant.sku))
    return variant;
  report(`the SKU ${variant.sku} is another variant's too; taken without SKU`, 'changed');
  return { ...variant, sku: '' };
}

function addImage({ at, row }: Line, product: Product): void {
  if (!row.imageSrc) return;
  const position = Number(row.imagePosition) || product.images.length + 1;
  product.images.push({ line: at, src: row.imageSrc, position, alt: row.imageAlt ?? '' });
}

/**
 * Products of the file, and a problem for every line that could not be imported.
 * @throws WrongHeader, UnknownCurrency
 */
export function readProducts(text: string, money: WonOptions): ReadResult {
  const lines = readLines(text);
  assertCurrency(lines, money);
  const products = new Map<string, Product>();
  const refused = new Set<string>();
  const problems: Problem[] = [];

  const productOf = (line: Line, handle: string, report: Report): Product | undefined => {
    if (refused.has(handle)) {
      report('its product was not taken', 'lost');
      return undefined;
    }
    const existing = products.get(handle);
    if (existing) return existing;
    if (!line.row.title) {
      refused.add(handle);
      report('the first line of a product has no title', 'lost');
      return undefined;
    }
    const product = newProduct(line, handle);
    products.set(handle, product);
    return product;
  };

  for (const line of lines) {
    const handle = line.row.handle ?? '';
    const report: Report = (message, effect) =>
      problems.push({ line: line.at, handle, message, effect });
    if (!handle) report('the line has no handle', 'lost');
    const product = handle ? productOf(line, handle, report) : undefined;
    if (!product) continue;
    if (hasVariant(line)) addVariant(line, product, money, report);
    addImage(line, product);
  }

  const complete = [...products.values()].filter((product) => {
    if (product.variants.length > 0) return true;
    const message = 'the product has no variant that could be taken';
    problems.push({ line: product.line, handle: product.handle, message, effect: 'lost' });
    return false;
  });
  return {
    products: complete,
    problems: problems.sort((a, b) => a.line - b.line),
    lineCount: lines.length,
  };
}
