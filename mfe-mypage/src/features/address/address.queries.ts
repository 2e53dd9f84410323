import { callQuery } from '@shop/shared/app';
import { addressCalls } from '@shop/shared/contracts';

export const addressQueries = {
  /** The member's address book: the default address first, then by last use. */
  book: () => callQuery(addressCalls.list, {}),
};
