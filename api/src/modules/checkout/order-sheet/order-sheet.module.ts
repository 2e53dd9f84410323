import { commonEaiCalls, orderSheetCalls } from '@shop/shared/contracts';
import { commonEaiSchemas, orderSheetSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { readCards } from './card.repository';
import { toAvailableCard } from './card.rules';
import {
  calculateSheet,
  chooseBest,
  recommendOnSheet,
  sheetCoupons,
  viewSheet,
} from './sheet.service';

const pickedIn = (text: string | undefined): number[] | undefined =>
  text === 'none' ? [] : text?.split(',').map(Number);

export const orderSheetModule: Module = {
  name: 'order-sheet',
  routes: (deps) => [
    route(orderSheetCalls.view, orderSheetSchemas.view, ({ member, params }) =>
      viewSheet(deps, member.memberNo, params.sheetNo),
    ),
    route(orderSheetCalls.calculate, orderSheetSchemas.calculate, ({ member, params, body }) =>
      calculateSheet(deps, member.memberNo, params.sheetNo, body),
    ),
    route(orderSheetCalls.coupons, orderSheetSchemas.coupons, ({ member, params, query }) =>
      sheetCoupons(deps, member.memberNo, params.sheetNo, pickedIn(query.picked)),
    ),
    route(orderSheetCalls.best, orderSheetSchemas.best, ({ member, params }) =>
      chooseBest(deps, member.memberNo, params.sheetNo),
    ),
    route(
      orderSheetCalls.recommend,
      orderSheetSchemas.recommend,
      ({ member, params, body }) =>
        recommendOnSheet(deps, member.memberNo, params.sheetNo, body.code),
      { limit: 'coupon' },
    ),
    route(
      commonEaiCalls.callPaymentAvailableCard,
      commonEaiSchemas.callPaymentAvailableCard,
      async ({ member, now }) => ({
        cards: (await readCards(deps.db, member.memberNo, now)).map(toAvailableCard),
      }),
    ),
  ],
};
