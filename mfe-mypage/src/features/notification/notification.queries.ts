import { type App, callInfiniteQuery, callKey, callQuery } from '@shop/shared/app';
import { basketCalls, notificationCalls } from '@shop/shared/contracts';
import type { NotificationKind } from '@shop/shared/domain';

export const notificationQueries = {
  /** How many are new, read anew at each visit; the header shows the same number. */
  count: () => ({ ...callQuery(basketCalls.count, {}), staleTime: 0 }),
  /** Of one kind or of all, read anew at each visit. */
  list: (kind?: NotificationKind) => ({
    ...callInfiniteQuery(
      notificationCalls.list,
      { query: { kind } },
      (cursor) => ({ query: { kind, before: cursor ? Number(cursor) : undefined } }),
      ({ next }) => (next === null ? null : String(next)),
    ),
    staleTime: 0,
  }),
  settings: () => ({ ...callQuery(notificationCalls.settings, {}), staleTime: 0 }),
};

/** The member has seen those up to this number. After a failure they stay new until the next visit. */
export async function markNotificationsRead(app: App, upTo: number): Promise<void> {
  await app.call(notificationCalls.read, { body: { upTo } }).catch(() => undefined);
  await app.queryClient.invalidateQueries({ queryKey: callKey(basketCalls.count) });
}
