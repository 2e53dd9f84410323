import { orderCalls } from '@shop/shared/contracts';
import { orderSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { placeOrder } from './place.service';

export const placeOrderModule: Module = {
  name: 'place-order',
  routes: (deps) => [
    route(
      orderCalls.place,
      orderSchemas.place,
      ({ member, body }) => placeOrder(deps, member.memberNo, body),
      { limit: 'order' },
    ),
  ],
};
