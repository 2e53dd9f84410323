import { sql } from '../../../platform/db/sql';
import type { Module } from '../../../platform/deps';
import { availabilityChanged } from './stock.events';

export const stockModule: Module = {
  name: 'stock',
  events: ({ outbox }) =>
    outbox.on(availabilityChanged, async ({ goodsNos }, _eventId, tx) => {
      await tx.run(sql`select refresh_goods_derived(${goodsNos}::bigint[])`);
    }),
};
