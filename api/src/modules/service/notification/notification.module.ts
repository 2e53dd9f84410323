import { notificationCalls } from '@shop/shared/contracts';
import { notificationSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { notificationEvent } from '../../checkout/history';
import { noticeEvent } from '../../member/notice';
import { counselAnswered } from '../counsel';
import { deleteOld, markRead } from './notification.repository';
import { notificationsOf } from './notification.view';
import { notify } from './notify';
import { notifyOfAnswer } from './notify-of-answer';
import { notifyOfNotice } from './notify-of-notice';
import { remind } from './remind';
import { sendWaiting } from './send';

/** 알림: lists a member's notifications, and sends them. */
export const notificationModule: Module = {
  name: 'notification',
  routes: (deps) => [
    route(notificationCalls.list, notificationSchemas.list, ({ member, query }) =>
      notificationsOf(deps, member.memberNo, query),
    ),
    route(notificationCalls.read, notificationSchemas.read, async ({ member, body, now }) => {
      await markRead(deps.db, member.memberNo, body.upTo, now);
      return {};
    }),
  ],
  events: (deps) => {
    deps.outbox.on(notificationEvent, (data, eventId, tx) =>
      notify(tx, deps, data, `event:${eventId}`),
    );
    deps.outbox.on(counselAnswered, (data, _eventId, tx) => notifyOfAnswer(tx, deps, data));
    deps.outbox.on(noticeEvent, (data, _eventId, tx) => notifyOfNotice(tx, deps, data));
  },
  queues: {
    notification: sql`
      select count(*) as waiting, min(next_at) as since from notification where state = 'WAITING'`,
  },
  jobs: (deps) => {
    const { jobs, db, clock } = deps;
    jobs.everyInCluster('notification.send', 2_000, async () => void (await sendWaiting(deps)));
    jobs.everyInCluster(
      'notification.remind',
      minutesMs(10),
      async () => void (await remind(deps)),
    );
    jobs.everyInCluster(
      'notification.delete-old',
      daysMs(1),
      async () => void (await deleteOld(db, clock.now())),
    );
  },
};
