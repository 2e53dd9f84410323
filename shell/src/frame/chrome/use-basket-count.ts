import { callKey, callQuery, events, useQuery, useQueryClient, useSession } from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';

export const basketCountQuery = callQuery(basketCalls.count, {});

/** The number of lines in the basket; undefined while unknown. Refetches on `basket:changed`. */
export function useBasketCount(): number | undefined {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const { data } = useQuery({ ...basketCountQuery, enabled: isLoggedIn });
  useEffect(
    () =>
      events.on('basket:changed', () => {
        void client.invalidateQueries({ queryKey: callKey(basketCalls.count) });
      }),
    [client],
  );
  return data?.count;
}
