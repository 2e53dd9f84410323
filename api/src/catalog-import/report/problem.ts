/** Kinds of problems, as a report heads them; in the order of a report, pictures last. */
export const problemKinds = {
  line: 'lines without a product',
  price: 'prices that are not sold for',
  stock: 'stock that was not taken as it is written',
  option: 'options that do not fit',
  variant: 'variants that occur twice',
  notGoods: 'what the shop does not sell',
  empty: 'products without a variant that could be taken',
  renamed: 'products that may be renamed ones',
  missing: 'products of former imports that the file does not have',
  refused: 'products that the database refuses',
  sku: 'SKUs that are not of one variant',
  tax: 'taxes that differ within a product',
  cell: 'cells that were not taken as they are written',
  text: 'descriptions that were not kept whole',
  picture: 'pictures that are not shown',
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** A line that could not be imported unchanged. */
export interface Problem {
  kind: ProblemKind;
  line: number;
  /** Handle of the line's product, if the line has one. */
  handle: string;
  message: string;
  /** `lost`: something was left out. `changed`: it was imported with changes. `asked`: nothing was done. */
  effect: 'lost' | 'changed' | 'asked';
}

/** Reports a problem of the line that is being read. */
export type Report = (
  kind: ProblemKind,
  message: string,
  effect: Exclude<Problem['effect'], 'asked'>,
) => void;
