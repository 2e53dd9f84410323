import { withTimeout } from '../platform/with-timeout';
import type { AdultVerification } from './adult-verification.port';
import type { MemberBalances } from './balances.port';
import type { CardAuth } from './card-auth.port';
import type { CourierTracking } from './courier.port';
import type { FileStore } from './file-store.port';
import type { PaymentGateway } from './gateway.port';
import type { IdentityProvider } from './identity.port';
import type { ImageSource } from './image-source.port';
import type { EmailSender, MessageSender, PushSender } from './message.port';
import type { PostcodeSearch } from './postcode.port';
import type { SellerDesk } from './seller.port';
import type { SocialSignIn } from './social-sign-in.port';

/**
 * The partners of the product, by the name that modules use in `deps.adapters`.
 *
 * To add one: its interface as `<noun>.port.ts` in this folder, a row
 * here, its time limit below, its adapter in `adapters.ts`.
 */
export interface Adapters {
  gateway: PaymentGateway;
  identity: IdentityProvider;
  /** Absent where the identity provider has no app to approve a sign-in with: the calls are 404 then. */
  cardAuth?: CardAuth | undefined;
  /** Absent without a provider: the calls are 404 then, and adult goods stay masked. */
  adultVerification?: AdultVerification | undefined;
  /** Accounts of other companies; without providers, nothing is offered. */
  socialSignIn: SocialSignIn;
  postcode: PostcodeSearch;
  balances: MemberBalances;
  images: ImageSource;
  seller: SellerDesk;
  courier: CourierTracking;
  files: FileStore;
  messages: MessageSender;
  /** Absent without a mail server: members are reached by the other channels. */
  email?: EmailSender | undefined;
  /** Absent without VAPID keys: no page offers Web Push. */
  push?: PushSender | undefined;
}

/** The longest a call to each partner may take, ms. */
export const portLimitsMs: Readonly<Record<keyof Adapters, number>> = {
  /** Shorter than INQUIRE_FIRST_MS (20 s): no inquiry runs while an approval may still get its response. */
  gateway: 10_000,
  identity: 3_000,
  cardAuth: 3_000,
  adultVerification: 5_000,
  /** Several requests: discovery, the token, its keys, the person. */
  socialSignIn: 10_000,
  postcode: 3_000,
  balances: 3_000,
  images: 10_000,
  seller: 10_000,
  courier: 10_000,
  files: 10_000,
  /** Shorter than the wait before a message is tried again. */
  messages: 5_000,
  email: 10_000,
  push: 5_000,
};

/** Puts its time limit on every method of every adapter. */
export function limitAdapters(
  adapters: Adapters,
  limitsMs: Readonly<Record<keyof Adapters, number>> = portLimitsMs,
): Adapters {
  const limited = <T extends object>(port: keyof Adapters, adapter: T): T =>
    withTimeout(port, adapter, limitsMs[port]);
  const { cardAuth, adultVerification, email, push } = adapters;
  return {
    gateway: limited('gateway', adapters.gateway),
    identity: limited('identity', adapters.identity),
    cardAuth: cardAuth && limited('cardAuth', cardAuth),
    adultVerification: adultVerification && limited('adultVerification', adultVerification),
    socialSignIn: limited('socialSignIn', adapters.socialSignIn),
    postcode: limited('postcode', adapters.postcode),
    balances: limited('balances', adapters.balances),
    images: limited('images', adapters.images),
    seller: limited('seller', adapters.seller),
    courier: limited('courier', adapters.courier),
    files: limited('files', adapters.files),
    messages: limited('messages', adapters.messages),
    email: email && limited('email', email),
    push: push && limited('push', push),
  };
}
export * from './adult-verification.port';
export * from './balances.port';
export * from './card-auth.port';
export * from './courier.port';
export * from './file-store.port';
export * from './gateway.port';
export * from './identity.port';
export * from './image-source.port';
export * from './message.port';
export * from './postcode.port';
export { isPushService } from './push-services';
export * from './seller.port';
export * from './social-sign-in.port';
