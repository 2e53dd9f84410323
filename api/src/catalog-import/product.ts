/** A line that could not be imported unchanged. */
export interface Problem {
  line: number;
  /** Handle of the line's product, if the line has one. */
  handle: string;
  message: string;
  /** `lost`: the line was skipped. `changed`: the line was imported with changes. */
  effect: 'lost' | 'changed';
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
  body: string;
  vendor: string;
  /** From the top category down; at most three. */
  category: string[];
  tags: string[];
  status: 'ON_SALE' | 'READY' | 'ENDED';
  optionNames: string[];
  variants: Variant[];
  images: ProductImage[];
}
