import type { adultSchemas } from './adult.schema';
import { defineCalls } from './call';

/** Proof of age, and the pictures of goods for adults, which no public response contains. */
export const adultCalls = defineCalls<typeof adultSchemas>()('adult', {
  state: { method: 'GET', path: '/member/v1/front/adult', auth: 'member' },
  start: {
    method: 'POST',
    path: '/member/v1/front/adult/start',
    auth: 'member',
    idempotent: false,
  },
  /** The provider's answer counts once, in the session that started the verification. */
  confirm: {
    method: 'POST',
    path: '/member/v1/front/adult/confirm',
    auth: 'member',
    idempotent: false,
  },
  pictures: { method: 'GET', path: '/member/v1/front/adult/pictures', auth: 'member' },
  goods: { method: 'GET', path: '/member/v1/front/adult/goods', auth: 'member' },
});
