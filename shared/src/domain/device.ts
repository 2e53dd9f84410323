import {
  isAppUserAgent,
  isCrawlerUserAgent,
  isTabletUserAgent,
  type Platform,
  platformOf,
} from './user-agent';

export type DeviceForm = 'mobile' | 'tablet' | 'desktop';

/** What the shop knows of the device (spec section 4). Hints for looks, never rights. */
export interface DeviceProfile {
  form: DeviceForm;
  platform: Platform;
  isInApp: boolean;
  isCrawler: boolean;
  /** An ordinary browser: neither the app's webview nor a crawler. */
  isBrowser: boolean;
}

/** What only the browser itself can tell; absent on the server. */
export interface DeviceSigns {
  /** Width of the window in CSS pixels. */
  widthPx: number;
  /** More than one touch point: tells an iPad that calls itself a Mac. */
  hasTouch: boolean;
}

/** The smaller side of a tablet begins here; the same as the design system's first breakpoint. */
const TABLET_FROM_PX = 768;

const isDisguisedIpad = (userAgent: string, signs: DeviceSigns | undefined): boolean =>
  Boolean(signs?.hasTouch) && /Macintosh/.test(userAgent);

function formOf(userAgent: string, platform: Platform, signs: DeviceSigns | undefined): DeviceForm {
  if (platform === 'other') return isAppUserAgent(userAgent) ? 'mobile' : 'desktop';
  const isNarrow = signs !== undefined && signs.widthPx < TABLET_FROM_PX;
  // A tablet that shares its screen, or a folded phone, is as narrow as a phone and is shown as one.
  return isTabletUserAgent(userAgent) && !isNarrow ? 'tablet' : 'mobile';
}

/** The profile by the user agent alone (server, first render), or with what the window says. */
export function deviceOf(userAgent: string, signs?: DeviceSigns): DeviceProfile {
  const agent = isDisguisedIpad(userAgent, signs) ? `${userAgent} iPad` : userAgent;
  const platform = platformOf(agent);
  const isInApp = isAppUserAgent(agent);
  const isCrawler = isCrawlerUserAgent(agent);
  return {
    form: formOf(agent, platform, signs),
    platform,
    isInApp,
    isCrawler,
    isBrowser: !isInApp && !isCrawler,
  };
}

/** Two visitors with the same key may be shown the same page out of a cache. */
export const deviceKey = ({ form, platform, isInApp, isCrawler }: DeviceProfile): string =>
  [form, platform, isInApp ? 'app' : 'web', ...(isCrawler ? ['crawler'] : [])].join(' ');
