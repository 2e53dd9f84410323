import { isAppUserAgent, isMobileUserAgent, platformOf } from './user-agent';

/** Channel of a shopper, as displays and benefits name it (spec section 3). */
export const mediaTypes = [
  'APP',
  'AOS',
  'IOS',
  'MO WEB',
  'AOS WEB',
  'IOS WEB',
  'MO',
  'PC',
] as const;
export type MediaType = (typeof mediaTypes)[number];

/** ME026: 10 PC web, 20 mobile web, 30 mobile app. */
export type LoginSource = '10' | '20' | '30';
/** ME057, the values that a browser can have: 10 app, 50 PC web, 60 mobile web. */
export type RegistrationChannel = '10' | '50' | '60';

/**
 * Every media type of this visitor, the most specific first. The visitor sees displays for any of
 * them.
 */
export function mediaTypesOf(userAgent: string): MediaType[] {
  const isInApp = isAppUserAgent(userAgent);
  if (!isInApp && !isMobileUserAgent(userAgent)) return ['PC'];
  const platform = platformOf(userAgent);
  const os = platform === 'other' ? [] : ([platform === 'ios' ? 'IOS' : 'AOS'] as const);
  return isInApp
    ? [...os, 'APP', 'MO']
    : [...os.map((name) => `${name} WEB` as const), 'MO WEB', 'MO'];
}

/** ME026 login source by platform. */
export function loginSourceOf(userAgent: string): LoginSource {
  if (isAppUserAgent(userAgent)) return '30';
  return isMobileUserAgent(userAgent) ? '20' : '10';
}

const channels: Record<LoginSource, RegistrationChannel> = { '10': '50', '20': '60', '30': '10' };

/** ME057 registration channel by platform. */
export const registrationChannelOf = (userAgent: string): RegistrationChannel =>
  channels[loginSourceOf(userAgent)];
