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
  list: { reply: z.object({ devices: z.array(signedInDevice) }) },
  signOut: {
    params: z.object({ deviceId: z.string().regex(/^[\w-]{22}$/) }),
    reply: z.object({}),
    errors: ['DEVICE_CURRENT'],
  },
  signOutOthers: { body: z.object({}), reply: z.object({ count: z.number() }) },
});

export type SignedInDevice = z.output<typeof signedInDevice>;
