import type { CallReply, notificationCalls } from '@shop/shared/contracts';
import type { Deps } from '../../../platform/deps';
import { readNotifications } from './notification.repository';
import { fill, openVariables, templates } from './templates';

/** The notifications of a member, with the number of new ones. */
export async function notificationsOf(
  { db, secrets }: Deps,
  memberNo: number,
): Promise<CallReply<typeof notificationCalls.list>> {
  const rows = await readNotifications(db, memberNo);
  const items = rows.map(({ step, variablesEnc, happenedAt, ...row }) => {
    const variables = openVariables(secrets, variablesEnc);
    const { title, text, topic } = templates[step];
    return {
      ...row,
      topic,
      title: fill(title, variables),
      text: fill(text, variables),
      at: happenedAt.toISOString(),
    };
  });
  return { unreadCount: items.filter(({ isRead }) => !isRead).length, items };
}
