import type { DescriptionBlock } from './description/nodes';

/** An option of a variant: 색상, 화이트. */
export interface OptionPair {
  name: string;
  value: string;
}

export interface Variant {
  line: number;
  sku: string;
  /** One value for each option of the product. */
  values: string[];
  priceWon: number;
  /** The compare-at price; never below the price. */
  listPriceWon: number;
  /** null: the source shop does not track stock. */
  quantity: number | null;
  /** undefined: the file does not say. */
  isTaxable: boolean | undefined;
  image: string | undefined;
}

export interface ProductImage {
  line: number;
  src: string;
  position: number;
  alt: string;
}

export interface Product {
  line: number;
  handle: string;
  title: string;
  description: DescriptionBlock[];
  vendor: string;
  /** From the top category down; at most three. */
  category: string[];
  tags: string[];
  status: 'ON_SALE' | 'READY' | 'ENDED';
  /** Whether its price holds value added tax; undefined when the file does not say. */
  taxType: 'TAX' | 'FREE' | undefined;
  optionNames: string[];
  variants: Variant[];
  images: ProductImage[];
}

/** The options of a variant with their names. */
export const pairsOf = ({ optionNames }: Product, { values }: Variant): OptionPair[] =>
  values.map((value, at) => ({ name: optionNames[at] ?? '', value }));

/** The pictures that a description shows, each once. */
export function describedPictures({ description }: Product): string[] {
  const sources = description.flatMap((block) => (block.type === 'picture' ? [block.src] : []));
  return [...new Set(sources)];
}
