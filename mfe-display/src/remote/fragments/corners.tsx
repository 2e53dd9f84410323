import type { FragmentDefinition } from '@shop/shared/app';
import { OrderRail } from '../../features/corners/order-rail';
import { isOrderRail } from '../../features/corners/order-rails';
import { PlaceCorners } from '../../features/corners/place-corners';
import { displayQueries } from '../../features/display/display.queries';

/** The corners of a place, on pages of other remotes. */
export const fragment: FragmentDefinition<'display/corners'> = {
  queries: (place, cache) => {
    const query = displayQueries.place(place);
    const corners = cache?.getQueryData(query.queryKey)?.corners ?? [];
    const rails = corners.filter(isOrderRail);
    return [query, ...rails.map(({ cornerNo }) => displayQueries.member(cornerNo))];
  },
  Component: (place) => <PlaceCorners {...place} OrderRail={OrderRail} />,
};
