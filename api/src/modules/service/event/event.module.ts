import { eventCalls } from '@shop/shared/contracts';
import { eventSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { claimPrize } from './claim';
import { removeComment } from './comments';
import { drawDueEvents, giveDrawnPrize } from './draw-winners';
import { prizeDrawn } from './event.events';
import { readComments, readEvent, readEventList, readMine, readResult } from './event.service';
import { play } from './play';
import { deleteOldEntries } from './retention';

/** 이벤트 of the shop. */
export const eventModule: Module = {
  name: 'event',
  routes: (deps) => [
    route(eventCalls.list, eventSchemas.list, ({ session, query }) =>
      readEventList(deps, session?.memberNo, query),
    ),
    route(eventCalls.mine, eventSchemas.mine, ({ member, query }) =>
      readMine(deps, member.memberNo, query.tab),
    ),
    route(eventCalls.detail, eventSchemas.detail, ({ session, params }) =>
      readEvent(deps, deps.db, params.eventNo, session?.memberNo),
    ),
    route(
      eventCalls.play,
      eventSchemas.play,
      ({ member, params, body: { isConsented, ...body }, request }) =>
        play(deps, {
          eventNo: params.eventNo,
          memberNo: member.memberNo,
          userAgent: request.headers['user-agent'] ?? '',
          isConsented,
          body,
        }),
      { limit: 'coupon' },
    ),
    route(eventCalls.comments, eventSchemas.comments, ({ session, params, query }) =>
      readComments(deps, params.eventNo, session?.memberNo, query.cursor),
    ),
    route(eventCalls.removeComment, eventSchemas.removeComment, ({ member, params }) =>
      removeComment(deps.db, member.memberNo, params.entryNo),
    ),
    route(eventCalls.result, eventSchemas.result, ({ session, params }) =>
      readResult(deps, params.eventNo, session?.memberNo),
    ),
    route(eventCalls.claim, eventSchemas.claim, ({ member, params, body }) =>
      claimPrize(deps, { winNo: params.winNo, memberNo: member.memberNo, ...body }),
    ),
  ],
  events: ({ outbox, clock }) =>
    outbox.on(prizeDrawn, ({ winNo }, _eventId, tx) => giveDrawnPrize(tx, winNo, clock.now())),
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'event.draw-winners',
      minutesMs(1),
      async () => void (await drawDueEvents(deps)),
    );
    deps.jobs.everyInCluster('event.delete-old', daysMs(1), () => deleteOldEntries(deps));
  },
};
