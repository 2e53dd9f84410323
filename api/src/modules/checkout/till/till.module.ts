import { tillCalls } from '@shop/shared/contracts';
import { tillSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { settleRedemptions } from './till.jobs';
import { tillOf } from './till.keys';
import { deleteOldCalls } from './till.repository';
import { cancelAtTill, queryVoucher, redeemAtTill } from './till.service';

/** The tills of partners, which take vouchers. */
export const tillModule: Module = {
  name: 'till',
  routes: (deps) => [
    route(
      tillCalls.query,
      tillSchemas.query,
      ({ request, body }) => queryVoucher(deps, tillOf(deps, request), body.code),
      { limit: 'partner' },
    ),
    route(
      tillCalls.redeem,
      tillSchemas.redeem,
      ({ request, body }) => redeemAtTill(deps, tillOf(deps, request), body),
      { limit: 'partner' },
    ),
    route(
      tillCalls.cancel,
      tillSchemas.cancel,
      ({ request, body }) => cancelAtTill(deps, tillOf(deps, request), body.receiptNo),
      { limit: 'partner' },
    ),
  ],
  jobs: (deps) => {
    const { jobs, db, clock } = deps;
    jobs.everyInCluster(
      'till.settle',
      minutesMs(10),
      async () => void (await settleRedemptions(deps)),
    );
    jobs.everyInCluster(
      'till.delete-old',
      daysMs(1),
      async () => void (await deleteOldCalls(db, clock.now())),
    );
  },
};
