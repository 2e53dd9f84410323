import { tableEntries } from '@shop/shared/domain';
/** Our column names, and Shopify's names for them (old template, new template). */
export const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'product type category', 'standardized product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  inventoryPolicy: ['variant inventory policy', 'continue selling when out of stock'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  fulfillment: ['variant fulfillment service', 'fulfillment service'],
  giftCard: ['gift card'],
  imageSrc: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
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
    aliases.map((alias): [string, ColumnName] => [alias, name]),
  ),
);

/**
 * Our names for the header's cells, in file order; unused columns become undefined.
 * @throws WrongHeader naming the missing columns
 */
export function readHeader(cells: readonly string[]): (ColumnName | undefined)[] {
  const names = cells.map((cell) => nameOf.get(cell.trim().toLowerCase()));
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const wanted = missing.map((name) => `"${columns[name].join('" or "')}"`).join(', ');
    throw new WrongHeader(
      `This is not Shopify's product CSV: the first line has no column ${wanted}. It has: ${cells.slice(0, 12).join(', ') || 'nothing'}.`,
    );
  }
  return names;
}
