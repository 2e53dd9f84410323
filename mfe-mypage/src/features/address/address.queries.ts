import { callQuery } from '@shop/shared/app';
import { addressCalls } from '@shop/shared/contracts';

export const addressQueries = {
  /** The member's address book: default first, then the last used. */
  book: () => callQuery(addressCalls.list, {}),
};
