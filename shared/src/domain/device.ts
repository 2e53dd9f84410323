import {
  isAppUserAgent,
  isCrawlerUserAgent,
  isTabletUserAgent,
  type Platform,
  platformOf,
} from './user-agent';

export type DeviceForm = 'mobile' | 'tablet' | 'desktop';

/** The profile of the device (spec section 4). It affects appearance, never rights. */
export interface DeviceProfile {
  form: DeviceForm;
  platform: Platform;
  isInApp: boolean;
  isCrawler: boolean;
  /** An ordinary browser: neither the app's webview nor a crawler. */
  isBrowser: boolean;
}

/** Values available only in the browser; absent on the server. */
export interface DeviceSigns {
  /** Width of the window in CSS pixels. */
  widthPx: number;
  /** More than one touch point, which identifies an iPad whose user agent is a Mac. */
  hasTouch: boolean;
}

/** Minimum length of a tablet's shorter side; equals the design system's first breakpoint. */
const TABLET_FROM_PX = 768;

const isDisguisedIpad = (userAgent: string, signs: DeviceSigns | undefined): boolean =>
  Boolean(signs?.hasTouch) && /Macintosh/.test(userAgent);

function formOf(userAgent: string, platform: Platform, signs: DeviceSigns | undefined): DeviceForm {
  if (platform === 'other') return isAppUserAgent(userAgent) ? 'mobile' : 'desktop';
  const isNarrow = signs !== undefined && signs.widthPx < TABLET_FROM_PX;
  // A tablet in split view and a folded phone are as narrow as a phone and get the phone layout.
  return isTabletUserAgent(userAgent) && !isNarrow ? 'tablet' : 'mobile';
}

/**
 * The profile from the user agent alone (server, first render), or with the values of the window.
 */
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

/** Visitors with the same key can receive the same cached page. */
export const deviceKey = ({ form, platform, isInApp, isCrawler }: DeviceProfile): string =>
  [form, platform, isInApp ? 'app' : 'web', ...(isCrawler ? ['crawler'] : [])].join(' ');
