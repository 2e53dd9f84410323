import { foldSpelling, tableEntries, tableKeys } from '@shop/shared/domain';

/** Our column names, and Shopify's names for them (old template, new template). */
export const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Product Type Category', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price', 'Compare at price'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  fulfillment: ['Variant Fulfillment Service', 'Fulfillment service'],
  taxable: ['Variant Taxable', 'Charge tax'],
  giftCard: ['Gift Card'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;

export type ColumnName = keyof typeof columns;
export type CsvRow = Partial<Record<ColumnName, string>>;

/** Name and value of each option level. */
export const optionCells = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [ColumnName, ColumnName])[];

const required: readonly ColumnName[] = ['handle', 'title', 'price'];

/** Thrown when the file cannot be Shopify's product CSV. */
export class WrongHeader extends Error {
  override name = 'WrongHeader';
}

const nameOf = new Map<string, ColumnName>(
  tableEntries<ColumnName, readonly string[]>(columns).flatMap(([name, aliases]) =>
    aliases.map((alias): [string, ColumnName] => [foldSpelling(alias), name]),
  ),
);

/** How many of the cells are names of columns. */
export const countKnown = (cells: readonly string[]): number =>
  cells.filter((cell) => nameOf.has(foldSpelling(cell))).length;

export interface Header {
  /** Our names for the cells, in file order; undefined for an unused column. */
  names: (ColumnName | undefined)[];
  /** Columns of the file that the import does not use. */
  unused: string[];
  /** Columns that the import knows and the file has not, and the unused one that may be meant. */
  missing: { column: string; isMeant: string | undefined }[];
}

const wordsIn = (text: string): string[] => foldSpelling(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words of one name are among those of the other: Body and Body (HTML). */
function resembles(a: string, b: string): boolean {
  const [fewer = [], more = []] = [wordsIn(a), wordsIn(b)].sort((x, y) => x.length - y.length);
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

/** Reads the names of the columns. @throws WrongHeader naming the missing columns */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) => nameOf.get(foldSpelling(cell)));
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const wanted = missing.map((name) => `"${columns[name].join('" or "')}"`).join(', ');
    throw new WrongHeader(
      `This is not Shopify's product CSV: the first line has no column ${wanted}. It has: ${cells.slice(0, 12).join(', ') || 'nothing'}. Name the columns as Shopify's export does.`,
    );
  }
  const unused = cells.map((cell) => cell.trim()).filter((cell, at) => cell && !names[at]);
  return {
    names,
    unused,
    missing: tableKeys<ColumnName>(columns)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        column: columns[name][0],
        isMeant: unused.find((cell) => columns[name].some((alias) => resembles(cell, alias))),
      })),
  };
}
