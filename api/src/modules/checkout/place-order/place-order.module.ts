import { orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { orderSchemas, orderSheetSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { findPlatform } from '../../member/member';
import { createSheet } from '../order-sheet';
import { endLeftPayments } from '../payment';
import { placeOrder } from './place.service';

export const placeOrderModule: Module = {
  name: 'place-order',
  routes: (deps) => [
    // Here, and not with the other calls of the sheet, which know nothing of payments.
    route(
      orderSheetCalls.create,
      orderSheetSchemas.create,
      async ({ member: { memberNo, sessionId }, body }) => {
        await endLeftPayments(deps, memberNo);
        const platform = await findPlatform(deps.db, sessionId);
        return { sheetNo: await createSheet(deps, memberNo, body, platform) };
      },
    ),
    route(
      orderCalls.place,
      orderSchemas.place,
      ({ member, body }) => placeOrder(deps, member.memberNo, body),
      { limit: 'order' },
    ),
  ],
};
