import type { Address } from '@shop/shared/contracts';

/** Street and door, as they stand on a parcel. */
export const addressLine = ({ road, detail }: Pick<Address, 'road' | 'detail'>): string =>
  [road, detail].filter(Boolean).join(' ');
