import { callKey, callQuery, events, useQuery, useQueryClient, useSession } from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';

const queryKey = callKey(basketCalls.count);

export const headerCountsQuery = callQuery(basketCalls.count, {});

/**
 * The numbers of a member's header: lines of the basket and new notifications; undefined while unknown. Refetches
 * on `basket:changed`.
 */
export function useHeaderCounts() {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({ ...headerCountsQuery, enabled: isLoggedIn });
  useEffect(
    () =>
      events.on('basket:changed', () => {
        // The first read may have been answered before the change: unless it is cancelled, it counts as the refetch.
        const cancelled = client.cancelQueries({ queryKey });
        void cancelled.then(() => client.invalidateQueries({ queryKey }));
      }),
    [client],
  );
  return data;
}
