import { hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps, Module } from '../../../platform/deps';
import { drainOutbox, forgetSent, type OutboxHandler } from '../../../platform/outbox';

/** What follows an order after its commit. */
const handlers = new Map<string, OutboxHandler>([
  [
    'goods.stock-edge',
    async ({ goodsNos }: { goodsNos: number[] }, _eventId, tx) => {
      await tx.run(sql`select refresh_goods_derived(${goodsNos}::bigint[])`);
    },
  ],
  [
    'order.paid',
    async ({ lines }: { lines: { goodsNo: number; qty: number }[] }, _eventId, tx) => {
      for (const { goodsNo, qty } of lines) {
        await tx.run(sql`
          update goods set sales_cnt = sales_cnt + ${qty} where goods_no = ${goodsNo}`);
      }
    },
  ],
]);

/** Works off what waits now; the job does the same every second. */
export const drainOrderEvents = (deps: Deps): Promise<number> => drainOutbox(deps, handlers);

export const orderModule: Module = {
  name: 'order',
  jobs: (deps) => {
    deps.jobs.every('outbox.forget', hoursMs(6), async () => void (await forgetSent(deps)));
    deps.jobs.every('outbox.drain', 1_000, async () => void (await drainOrderEvents(deps)));
  },
};
