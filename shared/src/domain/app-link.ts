import type { Platform } from './user-agent';

/** The card company's app: its scheme, its package and its store pages. */
const SCHEME = 'lpapp';
const PACKAGE = 'kr.ondam.lpapp';
const stores = {
  ios: 'https://apps.apple.com/kr/app/ondam/id0000000000',
  android: `https://play.google.com/store/apps/details?id=${PACKAGE}`,
} as const;

export type AppPlatform = Exclude<Platform, 'other'>;

/** How long to wait for the app to open before it counts as not installed. */
export const APP_OPEN_WAIT_MS = 1500;

/**
 * iOS opens a scheme. Android opens an intent that names the app, so that no other app can receive
 * it.
 */
function appUrl(platform: AppPlatform, command: string, query: Record<string, string>): string {
  const rest = `${command}?${new URLSearchParams(query)}`;
  return platform === 'ios'
    ? `${SCHEME}://${rest}`
    : `intent://${rest}#Intent;scheme=${SCHEME};package=${PACKAGE};end`;
}

/** Opens the app at a page of the shop. @param path validated by `safeReturnTo` */
export const openAppLink = (platform: AppPlatform, path: string): string =>
  appUrl(platform, 'open', { path });

/** The data with which the app proves a person's identity to us (spec section 7, common-auth). */
export interface CardAuthTicket {
  bizId: string;
  transactionId: string;
  serviceCert: string;
  programId: string;
}

/** Only these four, whatever other keys the object has. */
export const cardAuthQuery = (ticket: CardAuthTicket): Record<string, string> => ({
  bizId: ticket.bizId,
  transactionId: ticket.transactionId,
  serviceCert: ticket.serviceCert,
  programId: ticket.programId,
});

/** Opens the app at its sign-in for one transaction. */
export const cardAuthLink = (platform: AppPlatform, ticket: CardAuthTicket): string =>
  appUrl(platform, 'auth', cardAuthQuery(ticket));

/** The store page of the app. */
export const appStoreLink = (platform: AppPlatform): string => stores[platform];
