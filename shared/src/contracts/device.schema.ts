import { z } from 'zod';
import { defineSchemas } from './call';
import { instant } from './part.schema';

/** A device on which the member is signed in. */
export const signedInDevice = z.object({
  /** Names the session without being a secret of it. */
  deviceId: z.string(),
  /** 아이폰 · Safari */
  name: z.string(),
  signedInAt: instant(),
  lastUsedAt: instant(),
  /** Whether it is the device of this request. */
  isCurrent: z.boolean(),
});

export const deviceSchemas = defineSchemas({
  list: {
    summary: 'Lists the devices on which the member is signed in.',
    reply: z.object({ devices: z.array(signedInDevice) }),
  },
  signOut: {
    summary: 'Signs out another device of the member.',
    params: z.object({ deviceId: z.string().regex(/^[\w-]{22}$/) }),
    reply: z.object({}),
    errors: ['DEVICE_CURRENT'],
  },
  signOutOthers: {
    summary: 'Signs out all devices of the member except the current one.',
    body: z.object({}),
    reply: z.object({ count: z.number() }),
  },
});

export type SignedInDevice = z.output<typeof signedInDevice>;
