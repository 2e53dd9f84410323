import type { FragmentDefinition } from '@shop/shared/app';
import { orderQueries } from '../../features/order/order.queries';
import { ParcelSection } from '../../features/order/parcel-section';

/** What arrives next, on pages of other remotes. */
export const fragment: FragmentDefinition<'mypage/next-parcel'> = {
  queries: ({ months }) => [orderQueries.shipping(months)],
  Component: ParcelSection,
};
