import { recentCalls } from '@shop/shared/contracts';
import { recentSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { jsonText, route } from '../../../platform/http/route';
import {
  addRecent,
  deleteRecent,
  listRecent,
  recentCardsText,
  trimRecent,
} from './recent.repository';

/** 최근 본 상품 of members. A visitor's are kept on their device only. */
export const recentModule: Module = {
  name: 'recent',
  routes: ({ db, clock }) => [
    route(recentCalls.list, recentSchemas.list, async ({ member }) =>
      jsonText(await recentCardsText(db, member.memberNo)),
    ),
    route(recentCalls.sync, recentSchemas.sync, ({ member: { memberNo }, body: { items } }) =>
      db.tx(async (tx) => {
        if (items.length > 0) {
          await addRecent(tx, memberNo, items, clock.now());
          await trimRecent(tx, memberNo);
        }
        return { goodsNos: await listRecent(tx, memberNo) };
      }),
    ),
    route(recentCalls.remove, recentSchemas.remove, async ({ member: { memberNo }, body }) => {
      await deleteRecent(db, memberNo, body.goodsNos);
      return { goodsNos: await listRecent(db, memberNo) };
    }),
  ],
};
