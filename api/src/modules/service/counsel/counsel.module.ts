import { counselCalls } from '@shop/shared/contracts';
import { counselSchemas } from '@shop/shared/contracts/schemas';
import { daysMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import {
  askAgain,
  askCounsel,
  listOwn,
  rateAnswer,
  readCounsel,
  removeCounsel,
} from './counsel.service';
import { deleteOldCounsels } from './retention';

/** 1:1 문의 of members. */
export const counselModule: Module = {
  name: 'counsel',
  routes: (deps) => [
    route(counselCalls.list, counselSchemas.list, ({ member, query }) =>
      listOwn(deps, member.memberNo, query.cursor),
    ),
    route(counselCalls.detail, counselSchemas.detail, ({ member, params }) =>
      readCounsel(deps, member.memberNo, params.counselNo),
    ),
    route(counselCalls.ask, counselSchemas.ask, ({ member, body }) =>
      askCounsel(deps, member.memberNo, body),
    ),
    route(counselCalls.askAgain, counselSchemas.askAgain, ({ member, params, body }) =>
      askAgain(deps, member.memberNo, params.counselNo, body),
    ),
    route(counselCalls.rate, counselSchemas.rate, ({ member, params, body }) =>
      rateAnswer(deps, member.memberNo, params.counselNo, body.isSatisfied),
    ),
    route(counselCalls.remove, counselSchemas.remove, ({ member, params }) =>
      removeCounsel(deps, member.memberNo, params.counselNo),
    ),
  ],
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'counsel.delete-old',
      daysMs(1),
      async () => void (await deleteOldCounsels(deps)),
    );
  },
};
