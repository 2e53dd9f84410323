import type { BusinessFacts } from './business';

/** What the operator sets and every page may know. */
export interface PublicSettings {
  /** The shop's home (spec section 9: `/main`); `/` when this service has none of its own. */
  homePath: string;
  /** Where the parent service's pages stand: an https address with its app path. */
  appUrl?: string;
  /** Hosts that redirects may lead to. */
  redirectHosts: readonly string[];
  /** The operator's own; absent, the sample's stand in the footer. */
  business?: BusinessFacts;
  /** A public shop on a sandbox: every page says that nothing is charged or delivered. */
  isTrial?: boolean;
}

export const defaultSettings: PublicSettings = { homePath: '/main', redirectHosts: [] };

/**
 * Home middleware, spec section 2: a home of one's own, else the root of the parent service (a full
 * load), else nothing is home.
 */
export function homeTarget({
  homePath,
  appUrl,
}: PublicSettings): { to: string; isExternal: boolean } | undefined {
  if (homePath !== '/') return { to: homePath, isExternal: false };
  return appUrl ? { to: new URL('/', appUrl).href, isExternal: true } : undefined;
}

/** The parent service's app home, as an address: one for a front path, one for all others. */
export function appHome(appUrl: string): string {
  const isFront = /^\/front(\/|$)/.test(new URL(appUrl).pathname);
  return new URL(isFront ? '/app/LPMAIAA_V100.lc' : '/app/spa-main.lc', appUrl).href;
}
