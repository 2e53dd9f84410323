import { recommendationCalls } from '@shop/shared/contracts';
import { recommendationSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { myRecommendation } from './recommendation';
import { lineConfirmed, rewardRecommendation } from './reward';

export const recommendationModule: Module = {
  name: 'recommendation',
  events: ({ outbox, clock }) =>
    outbox.on(lineConfirmed, ({ orderNo }, _eventId, tx) =>
      rewardRecommendation(tx, orderNo, clock.now()),
    ),
  routes: (deps) => [
    route(recommendationCalls.mine, recommendationSchemas.mine, ({ member }) =>
      myRecommendation(deps, member.memberNo),
    ),
  ],
};
