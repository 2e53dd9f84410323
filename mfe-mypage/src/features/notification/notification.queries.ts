import { type App, callKey, callQuery } from '@shop/shared/app';
import { notificationCalls } from '@shop/shared/contracts';

export const notificationQueries = {
  /** 알림, read anew at each visit. */
  list: () => ({ ...callQuery(notificationCalls.list, {}), staleTime: 0 }),
};

/** The member has seen those up to this number. After a failure they stay new until the next visit. */
export async function markNotificationsRead(app: App, upTo: number): Promise<void> {
  await app.call(notificationCalls.read, { body: { upTo } }).catch(() => undefined);
  await app.queryClient.invalidateQueries({ queryKey: callKey(notificationCalls.list) });
}
