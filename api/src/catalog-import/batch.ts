import type { StoredPicture } from './picture-files';
import type { Product } from './product';

export interface ImportedPicture extends StoredPicture {
  src: string;
  alt: string;
}

/** A product with the rows stored with it. */
export interface BatchItem {
  product: Product;
  pictures: readonly ImportedPicture[];
  /** Changes with the product and its pictures. */
  mark: string;
}

/** The product's stable key: a second run changes what changed and adds nothing twice. */
export const sourceKeyOf = ({ handle }: Product): string => `shopify:${handle}`;

/** Rows for jsonb_to_recordset, which writes a whole batch by one statement. */
export const recordsOf = (rows: readonly object[]): string => JSON.stringify(rows);
