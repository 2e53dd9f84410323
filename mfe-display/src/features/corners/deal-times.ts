import type { DealCard } from '@shop/shared/contracts';

/** When the first of these deals ends; undefined when there are none. */
export const soonestEnd = (deals: readonly Pick<DealCard, 'endsAt'>[]): string | undefined =>
  deals.map(({ endsAt }) => endsAt).sort((a, b) => Date.parse(a) - Date.parse(b))[0];
