import type { CallInput, CallReply, notificationCalls } from '@shop/shared/contracts';
import type { Deps } from '../../../platform/deps';
import { countUnread } from '../../member/notice';
import { AD_MARK } from './channels';
import { PAGE, readNotifications } from './notification.repository';
import { fill, isAd, openVariables, templates } from './templates';

type List = typeof notificationCalls.list;

/** A page of the notifications of a member, with the number of new ones of all kinds. */
export async function notificationsOf(
  { db, secrets }: Deps,
  memberNo: number,
  query: CallInput<List>['query'],
): Promise<CallReply<List>> {
  const rows = await readNotifications(db, memberNo, query);
  const items = rows.slice(0, PAGE).map(({ step, variablesEnc, happenedAt, ...row }) => {
    const variables = openVariables(secrets, variablesEnc);
    const { title, text, topic } = templates[step];
    return {
      ...row,
      topic,
      title: `${isAd(step) ? AD_MARK : ''}${fill(title, variables)}`,
      text: fill(text, variables),
      at: happenedAt.toISOString(),
    };
  });
  return {
    unreadCount: await countUnread(db, memberNo),
    items,
    next: rows.length > PAGE ? (items.at(-1)?.notificationNo ?? null) : null,
  };
}
