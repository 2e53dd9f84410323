import type { Address } from '@shop/shared/contracts';

/** Formats street and detail as on a shipping label. */
export const addressLine = ({ road, detail }: Pick<Address, 'road' | 'detail'>): string =>
  [road, detail].filter(Boolean).join(' ');
