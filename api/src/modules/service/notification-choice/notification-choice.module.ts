import { type CallReply, notificationCalls } from '@shop/shared/contracts';
import { notificationSchemas } from '@shop/shared/contracts/schemas';
import { type NotificationKind, notificationKinds, tableKeys } from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import { daysMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { readChoices } from './choice.repository';
import { availableChannels, choicesOf, choose } from './choice.service';
import { pushWorkerScript } from './push-worker';
import { deleteExpired, isSubscribed, subscribe, unsubscribe } from './subscription';

async function settingsOf(
  deps: Deps,
  member: Session,
): Promise<CallReply<typeof notificationCalls.settings>> {
  const { db, adapters } = deps;
  const choices = await readChoices(db, member.memberNo);
  return {
    kinds: tableKeys<NotificationKind>(notificationKinds).map((kind) => ({
      kind,
      channels: choicesOf(choices, kind),
    })),
    available: availableChannels(deps),
    push: adapters.push
      ? { publicKey: adapters.push.publicKey(), isOnHere: await isSubscribed(db, member) }
      : null,
  };
}

/** 알림 설정: notifications by kind and channel, and the browsers of members for Web Push. */
export const notificationChoiceModule: Module = {
  name: 'notification-choice',
  routes: (deps) => [
    route(notificationCalls.settings, notificationSchemas.settings, ({ member }) =>
      settingsOf(deps, member),
    ),
    route(notificationCalls.choose, notificationSchemas.choose, ({ member, body }) =>
      choose(deps, member.memberNo, body),
    ),
    route(notificationCalls.subscribe, notificationSchemas.subscribe, async ({ member, body }) => {
      await subscribe(deps, member, body);
      return {};
    }),
    route(notificationCalls.unsubscribe, notificationSchemas.unsubscribe, async ({ member }) => {
      await unsubscribe(deps, member);
      return {};
    }),
  ],
  jobs: ({ jobs, db, clock }) =>
    jobs.everyInCluster(
      'notification.delete-expired-browsers',
      daysMs(1),
      async () => void (await deleteExpired(db, clock.now())),
    ),
  // Its address stays the same: the browser looks there for a newer one.
  plugin: (app) => {
    app.get('/push/worker.js', (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(pushWorkerScript),
    );
  },
};
