import { defineCalls } from './call';
import type { deviceSchemas } from './device.schema';

/** The devices on which a member is signed in. */
export const deviceCalls = defineCalls<typeof deviceSchemas>()('device', {
  /** This device first, then by last use. */
  list: { method: 'GET', path: '/member/v1/front/device', auth: 'member' },
  /** 404 for a device of another member, or one that is signed out already; 409 `DEVICE_CURRENT` for this one. */
  signOut: { method: 'DELETE', path: '/member/v1/front/device/:deviceId', auth: 'member' },
  signOutOthers: {
    method: 'POST',
    path: '/member/v1/front/device/sign-out-others',
    auth: 'member',
  },
});
