import type { BusinessFacts } from './business';

/** The operator's settings that are public on every page. */
export interface PublicSettings {
  /**
   * The home path of the shop (spec section 9: `/main`); `/` when this service has no home page.
   */
  homePath: string;
  /** The base URL of the parent service's pages: https, with its app path. */
  appUrl?: string;
  /** Hosts that redirects may target. */
  redirectHosts: readonly string[];
  /** The operator's business facts; without them the footer shows the sample's. */
  business?: BusinessFacts;
  /** A public shop on a sandbox; every page states that nothing is charged or delivered. */
  isTrial?: boolean;
}

export const defaultSettings: PublicSettings = { homePath: '/main', redirectHosts: [] };

/**
 * Home middleware, spec section 2: the shop's home, else the root of the parent service (a full
 * load), else none.
 */
export function homeTarget({
  homePath,
  appUrl,
}: PublicSettings): { to: string; isExternal: boolean } | undefined {
  if (homePath !== '/') return { to: homePath, isExternal: false };
  return appUrl ? { to: new URL('/', appUrl).href, isExternal: true } : undefined;
}

/** The URL of the parent service's app home: one for a front path, one for all others. */
export function appHome(appUrl: string): string {
  const isFront = /^\/front(\/|$)/.test(new URL(appUrl).pathname);
  return new URL(isFront ? '/app/LPMAIAA_V100.lc' : '/app/spa-main.lc', appUrl).href;
}
