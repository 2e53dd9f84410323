export type Platform = 'ios' | 'android' | 'other';

/**
 * Spec section 6: this marker identifies the card company's app. It affects appearance, never
 * rights.
 */
const APP_MARKER = 'LP_APP';

export const isAppUserAgent = (userAgent: string): boolean => userAgent.includes(APP_MARKER);

/** Spec section 9: iPhone, iPad, iPod or Android in the user agent. */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /iPhone|iPad|iPod|Android/.test(userAgent);

/** Android first: some of its browsers also name the iPhone; no iPhone names Android. */
export function platformOf(userAgent: string): Platform {
  if (userAgent.includes('Android')) return 'android';
  return isMobileUserAgent(userAgent) ? 'ios' : 'other';
}

/** An iPad, or Android without the word Mobile, as Google advises. */
export const isTabletUserAgent = (userAgent: string): boolean =>
  platformOf(userAgent) === 'android' ? !/\bMobile\b/.test(userAgent) : userAgent.includes('iPad');

/** Search engines and link previews, Korean ones included. CUBOT is a phone manufacturer. */
export const isCrawlerUserAgent = (userAgent: string): boolean =>
  /(?<!cu)bot\b|crawl|spider|slurp|yeti\/|daum(oa)?\b|facebookexternalhit|kakaotalk-scrap|preview|lighthouse/i.test(
    userAgent,
  );
