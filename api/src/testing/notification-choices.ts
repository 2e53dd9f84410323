import { createECDH, createHash } from 'node:crypto';
import { consentCalls, notificationCalls } from '@shop/shared/contracts';
import {
  type MarketingTerm,
  type NotificationChannelCode,
  type NotificationKind,
  notificationChannels,
  tableKeys,
} from '@shop/shared/domain';
import type { PushSubscription } from '../ports';
import type { Visitor } from './visitor';

/** A browser of this name as it subscribes to Web Push at a known service. */
export function browser(name: string): PushSubscription {
  const seed = createHash('sha256').update(name).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(seed);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: seed.subarray(0, 16).toString('base64url'),
  };
}

/** The member wants news of a kind by this channel only. */
export async function onlyBy(
  who: Visitor,
  wanted: NotificationChannelCode,
  kind: NotificationKind = 'ORDER',
): Promise<void> {
  const others = tableKeys<NotificationChannelCode>(notificationChannels).filter(
    (channel) => channel !== wanted,
  );
  for (const channel of [wanted, ...others]) {
    await who.call(notificationCalls.choose, {
      body: { kind, channel, isOn: channel === wanted },
    });
  }
}

/** The member allows or forbids advertising by one channel. */
export const consentTo = (who: Visitor, code: MarketingTerm, isGiven = true) =>
  who.call(consentCalls.change, { body: { code, isGiven } });
