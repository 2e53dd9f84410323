/** One line of the file that could not be taken as it is. */
export interface Problem {
  line: number;
  /** Handle of the product it belongs to, if the line tells. */
  handle: string;
  message: string;
  /** `lost`: the line was left out. `changed`: it was taken, but not as it stood. */
  effect: 'lost' | 'changed';
}

export interface Variant {
  line: number;
  sku: string;
  /** One value for each option of the product. */
  values: string[];
  priceWon: number;
  /** The price it is compared with; never below the price. */
  listPriceWon: number;
  /** null: the shop it comes from does not count it. */
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
