import { defineCalls } from './call';
import type { profileSchemas } from './profile.schema';

/** What the shop keeps about the member. Phone, mail and the like change only after `confirmCheck`. */
export const profileCalls = defineCalls<typeof profileSchemas>()('profile', {
  /** Masked, unless the member has just proved their identity. */
  view: { method: 'GET', path: '/member/v1/front/profile', auth: 'member' },
  /** Sends a code to the phone of the member. */
  startCheck: { method: 'POST', path: '/member/v1/front/profile/check', auth: 'member' },
  /** For ten minutes this session shows personal data and changes it. */
  confirmCheck: {
    method: 'POST',
    path: '/member/v1/front/profile/check/confirm',
    auth: 'member',
    idempotent: false,
  },
  /** Sends a code to a new phone number or mail address. */
  startContact: { method: 'POST', path: '/member/v1/front/profile/contact', auth: 'member' },
  confirmContact: {
    method: 'POST',
    path: '/member/v1/front/profile/contact/confirm',
    auth: 'member',
    idempotent: false,
  },
  /** Body measures, one set for each chart. */
  sizes: { method: 'GET', path: '/member/v1/front/profile/sizes', auth: 'member' },
  setSize: { method: 'PUT', path: '/member/v1/front/profile/sizes/:body', auth: 'member' },
  forgetSizes: { method: 'DELETE', path: '/member/v1/front/profile/sizes', auth: 'member' },
  setCustomsCode: { method: 'PUT', path: '/member/v1/front/profile/customs-code', auth: 'member' },
  forgetCustomsCode: {
    method: 'DELETE',
    path: '/member/v1/front/profile/customs-code',
    auth: 'member',
  },
});
