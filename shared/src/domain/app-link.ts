import type { Platform } from './user-agent';

/** The card company's app: its own scheme, its package and where its makers hand it out. */
const SCHEME = 'lpapp';
const PACKAGE = 'kr.ondam.lpapp';
const stores = {
  ios: 'https://apps.apple.com/kr/app/ondam/id0000000000',
  android: `https://play.google.com/store/apps/details?id=${PACKAGE}`,
} as const;

export type AppPlatform = Exclude<Platform, 'other'>;

/** How long a phone is given to change over to the app before it counts as not there. */
export const APP_OPEN_WAIT_MS = 1500;

/** iOS opens a scheme, Android an intent that names the app, so that no other app can take it. */
function appAddress(platform: AppPlatform, command: string, query: Record<string, string>): string {
  const rest = `${command}?${new URLSearchParams(query)}`;
  return platform === 'ios'
    ? `${SCHEME}://${rest}`
    : `intent://${rest}#Intent;scheme=${SCHEME};package=${PACKAGE};end`;
}

/** Opens the app at a page of the shop. @param path checked before (`safeReturnTo`) */
export const openAppLink = (platform: AppPlatform, path: string): string =>
  appAddress(platform, 'open', { path });

/** What the app must know to prove a person to us (spec section 7, common-auth). */
export interface CardAuthTicket {
  bizId: string;
  transactionId: string;
  serviceCert: string;
  programId: string;
}

/** Only the four, whatever else the object holds. */
export const cardAuthQuery = (ticket: CardAuthTicket): Record<string, string> => ({
  bizId: ticket.bizId,
  transactionId: ticket.transactionId,
  serviceCert: ticket.serviceCert,
  programId: ticket.programId,
});

/** Opens the app at its sign-in for one transaction. */
export const cardAuthLink = (platform: AppPlatform, ticket: CardAuthTicket): string =>
  appAddress(platform, 'auth', cardAuthQuery(ticket));

/** Where the app is to be had. */
export const appStoreLink = (platform: AppPlatform): string => stores[platform];
