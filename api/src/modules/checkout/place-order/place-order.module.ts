import { orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { orderSchemas, orderSheetSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { placeOrder } from './place.service';
import { startSheet } from './start-sheet';

export const placeOrderModule: Module = {
  name: 'place-order',
  routes: (deps) => [
    // Here, and not with the other calls of the sheet, which know nothing of payments.
    route(orderSheetCalls.create, orderSheetSchemas.create, async ({ member, body }) => ({
      sheetNo: await startSheet(deps, member, body),
    })),
    route(
      orderCalls.place,
      orderSchemas.place,
      ({ member, body }) => placeOrder(deps, member.memberNo, body),
      { limit: 'order' },
    ),
  ],
};
