import type { addressSchemas } from './address.schema';
import { defineCalls } from './call';

export const addressCalls = defineCalls<typeof addressSchemas>()('address', {
  /** Sorted: default first, then most recently used. */
  list: { method: 'GET', path: '/member/v1/front/address', auth: 'member' },
  create: {
    method: 'POST',
    path: '/member/v1/front/address',
    auth: 'member',
  },
  update: { method: 'PUT', path: '/member/v1/front/address/:addressNo', auth: 'member' },
  remove: { method: 'DELETE', path: '/member/v1/front/address/:addressNo', auth: 'member' },
  makeDefault: {
    method: 'PUT',
    path: '/member/v1/front/address/:addressNo/default',
    auth: 'member',
  },
  /** Of the postcode, else of the member's default address; null when there is neither. */
  area: { method: 'GET', path: '/member/v1/front/address/area', auth: 'optional' },
  /** Road name, lot number, building or postcode. */
  search: {
    method: 'GET',
    path: '/common/v1/address/search',
    auth: 'public',
  },
});
