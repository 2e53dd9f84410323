import { callQuery, useQuery, useSession, useWhenIdle } from '@shop/shared/app';
import { unreadCalls } from '@shop/shared/contracts';

/** How many notifications the member has not seen; undefined while unknown. Asked for when the page is idle. */
export function useUnreadCount(): number | undefined {
  const { isLoggedIn } = useSession();
  const isIdle = useWhenIdle();
  const { data } = useQuery({
    ...callQuery(unreadCalls.count, {}),
    enabled: isLoggedIn && isIdle,
  });
  return data?.unreadCount;
}
