import { favoriteTargets } from '@shop/shared/domain';
import { z } from 'zod';
import type { OwnEvents } from './own-contracts';

const nothing = z.undefined();

/**
 * What each event carries. Events say that something changed; subscribers fetch the new state themselves.
 * Names begin with the owner's noun. Senders and subscribers are released independently, so payloads may
 * gain fields only; the gate of releases compares them.
 */
export const eventPayloads = {
  'basket:changed': nothing,
  'session:changed': nothing,
  'favorite:changed': z.object({
    targetCd: z.enum(favoriteTargets),
    no: z.number(),
    isOn: z.boolean(),
  }),
  /** Coupons were taken, or refused: prices with coupons may have changed. */
  'coupon:taken': nothing,
  /** An address was added to the member's book. */
  'address:added': z.object({ addressNo: z.number() }),
  /** An address of the member's book was edited. */
  'address:changed': z.object({ addressNo: z.number() }),
  /** A result of the address search was chosen; `road` is the line on the parcel. */
  'address:picked': z.object({ zip: z.string(), road: z.string(), jibun: z.string() }),
  /** 최근 본 상품 of this device. */
  'recent:changed': nothing,
  /** The member's 성인 인증. */
  'adult:changed': nothing,
  'order:changed': z.object({ orderNo: z.string() }),
  /** The visitor returned from the login page without logging in (spec section 4). */
  'login-toast:show': nothing,
  'login-toast:hide': nothing,
  /** The app showed or hid this webview (spec section 4). */
  'app:visible': z.object({ isVisible: z.boolean() }),
  /** Broadcast by another webview or by the app; subscribers must validate `params`. */
  'app:broadcast': z.object({ key: z.string(), params: z.unknown() }),
};

export type ShopEvents = OwnEvents & {
  [K in keyof typeof eventPayloads]: z.output<(typeof eventPayloads)[K]>;
};
