import { addressCalls } from '@shop/shared/contracts';
import { addressSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { mapTimeout } from '../../../platform/with-timeout';
import { postcodeDown } from '../../../ports';
import {
  addAddress,
  addressBook,
  changeAddress,
  makeDefault,
  removeAddress,
} from './address.service';
import { findDeliveryArea } from './delivery-area';

export const addressModule: Module = {
  name: 'address',
  routes: (deps) => [
    route(addressCalls.list, addressSchemas.list, ({ member }) =>
      addressBook(deps, member.memberNo),
    ),
    route(addressCalls.create, addressSchemas.create, ({ member, body }) =>
      addAddress(deps, member.memberNo, body),
    ),
    route(addressCalls.update, addressSchemas.update, ({ member, params, body }) =>
      changeAddress(deps, member.memberNo, params.addressNo, body),
    ),
    route(addressCalls.remove, addressSchemas.remove, ({ member, params }) =>
      removeAddress(deps, member.memberNo, params.addressNo),
    ),
    route(addressCalls.makeDefault, addressSchemas.makeDefault, ({ member, params }) =>
      makeDefault(deps, member.memberNo, params.addressNo),
    ),
    route(addressCalls.area, addressSchemas.area, ({ session, query }) =>
      findDeliveryArea(deps, session?.memberNo, query.zip),
    ),
    route(
      addressCalls.search,
      addressSchemas.search,
      ({ query }) => mapTimeout(deps.adapters.postcode.search(query.q, query.page), postcodeDown),
      { limit: 'partner' },
    ),
  ],
};
