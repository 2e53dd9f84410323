import fc from 'fast-check';

/** A variant of a generated product. */
interface PlannedVariant {
  colour: string;
  size: string;
  priceWon: number;
  listPriceWon: number;
  qty: number;
}

export interface PlannedProduct {
  handle: string;
  title: string;
  variants: PlannedVariant[];
  /** A variant whose price is not plainly a number. */
  hasFault: boolean;
}

/** How a file is written. */
export interface FileStyle {
  newLine: string;
  start: string;
  pad: string;
  hasCommas: boolean;
  /** Size before colour, and every variant with a SKU. */
  isSwapped: boolean;
}

const sizes = ['S', 'S/M', 'M', 'L, 대'];
const colours = ['빨강', '파랑/남색', 'ㄱ"ㄴ'];

const variant = fc.record({
  priceWon: fc.integer({ min: 2, max: 900 }).map((n) => n * 500),
  off: fc.integer({ min: 0, max: 40 }).map((n) => n * 500),
  qty: fc.integer({ min: 0, max: 2_500 }),
});

const products = (prefix: string) =>
  fc
    .array(
      fc.record({
        colours: fc.subarray(colours, { minLength: 1 }),
        sizes: fc.subarray(sizes, { minLength: 1 }),
        hasFault: fc.boolean(),
        variants: fc.array(variant, { minLength: 12, maxLength: 12 }),
      }),
      { minLength: 3, maxLength: 3 },
    )
    .map((list) =>
      list.map((one, at): PlannedProduct => {
        const pairs = one.colours.flatMap((colour) => one.sizes.map((size) => ({ colour, size })));
        return {
          handle: `${prefix}-${at}`,
          title: `만든 상품 ${prefix} ${at}`,
          hasFault: one.hasFault,
          variants: pairs.map((pair, n) => {
            const { priceWon = 500, off = 0, qty = 0 } = one.variants[n] ?? {};
            return { ...pair, priceWon, listPriceWon: priceWon + off, qty };
          }),
        };
      }),
    );

const style = fc.record({
  newLine: fc.constantFrom('\n', '\r\n', '\r'),
  start: fc.constantFrom('', '\ufeff', '\n\n'),
  pad: fc.constantFrom('', ' ', '\t'),
  hasCommas: fc.boolean(),
});

/** Products and a way to write them, the same for the same seed. */
export function planCatalogue(seed: number): { products: PlannedProduct[]; style: FileStyle } {
  const [plan] = fc.sample(fc.tuple(products(`gen${seed}`), style), { seed, numRuns: 1 });
  if (!plan) throw new Error('fast-check made no sample.');
  return { products: plan[0], style: { ...plan[1], isSwapped: false } };
}

const header = [
  ...[
    'Handle',
    'Title',
    'Body (HTML)',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
  ],
  ...[
    'Variant SKU',
    'Variant Inventory Qty',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Note',
  ],
];

export const pictureOf = (handle: string) => `https://cdn.example.com/shop/${handle}/main.png?v=3`;

/** A description in nested elements, and its blocks but for the picture. */
const bodyOf = ({ handle, title }: PlannedProduct) =>
  `<div><center><h2>${title}</h2></center><ul><li>겉<ul><li>속</li></ul></li></ul>\n\n` +
  '<table><thead><tr><th>크기<th>가슴<th>길이</thead><tr><td>S<td>90<td>60</table>' +
  `<p>보세요<img ec-data-src="${pictureOf(handle)}"></p></div>`;

export const blocksOf = ({ title }: PlannedProduct): object[] => [
  { type: 'heading', text: title },
  { type: 'list', items: ['겉', '– 속'] },
  { type: 'table', rows: [{ key: '크기 S', value: '가슴 90 · 길이 60' }] },
  { type: 'text', text: '보세요' },
];

/** The file, and the numbers of its lines whose price is not plainly a number. */
export function writeCatalogue(
  planned: readonly PlannedProduct[],
  { newLine, start, pad, hasCommas, isSwapped }: FileStyle,
): { text: string; faultyLines: number[] } {
  const number = (value: number) => (hasCommas ? value.toLocaleString('en') : String(value));
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell) => `${pad}"${cell.replaceAll('"', '""')}"${pad}`).join(',');
  const faultyLines: number[] = [];
  const lines = [...start.replace('\ufeff', ''), lineOf(header)].map((line) => line.trimEnd());
  const add = (cells: readonly string[]) => lines.push(...lineOf(cells).split('\n'));
  for (const product of planned) {
    const { handle, title, variants, hasFault } = product;
    for (const [at, one] of variants.entries()) {
      const pairs = [
        ['색상', one.colour],
        ['크기', one.size],
      ];
      const options = (isSwapped ? pairs.reverse() : pairs).flat();
      const sku = isSwapped ? `${handle}-${at}` : '';
      add([
        ...[handle, at === 0 ? title : '', at === 0 ? bodyOf(product) : '', ...options, sku],
        ...[number(one.qty), number(one.priceWon), number(one.listPriceWon)],
        ...[at === 0 ? pictureOf(handle) : '', '쓰지 않는 칸'],
      ]);
      lines.push('');
    }
    if (!hasFault) continue;
    faultyLines.push(lines.length + 1);
    add([handle, '', '', '색상', '검정', '크기', '검정', '', '1', '1.299,00', '', '', '']);
  }
  const mark = start === '\ufeff' ? start : '';
  return { text: mark + lines.join(newLine), faultyLines };
}
