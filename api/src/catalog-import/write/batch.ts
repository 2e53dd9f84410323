import type { StoredPicture } from '../pictures/picture-files';
import type { Product } from '../product';

export interface ImportedPicture extends StoredPicture {
  src: string;
  alt: string;
}

/** A product with the rows stored with it. */
export interface BatchItem {
  product: Product;
  pictures: readonly ImportedPicture[];
  /** Pictures of the description, by the address it has for them. */
  described: ReadonlyMap<string, StoredPicture>;
  /** Changes with the product and its pictures. */
  mark: string;
  /** Handle of the product that this one is in the shop, when it was renamed. */
  formerHandle: string | undefined;
}

const PREFIX = 'shopify:';

/** The stable key of a handle: a second run changes what changed and adds nothing twice. */
export const keyOfHandle = (handle: string): string => `${PREFIX}${handle}`;

export const sourceKeyOf = ({ handle }: Product): string => keyOfHandle(handle);

export const handleOfKey = (key: string): string => key.slice(PREFIX.length);

/** Matches the keys of imported products. */
export const importedKeys = `${PREFIX}%`;

/** Rows for jsonb_to_recordset, which writes a whole batch by one statement. */
export const recordsOf = (rows: readonly object[]): string => JSON.stringify(rows);
