import { useApp, useQuery } from '@shop/shared/app';
import { syncRecentGoods } from '@shop/shared/ui';
import { useEffect } from 'react';
import { recentQueries } from './recent.queries';

/** The member's recently viewed goods, with what this device has shown since its last request. */
export function useRecent() {
  const app = useApp();
  useEffect(() => void syncRecentGoods(app), [app]);
  return useQuery(recentQueries.list());
}
