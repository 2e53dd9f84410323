import { callKey, callQuery, events, useQuery, useQueryClient, useSession } from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';

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
        void client.invalidateQueries({ queryKey: callKey(basketCalls.count) });
      }),
    [client],
  );
  return data;
}
