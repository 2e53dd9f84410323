import { paths } from '@shop/shared/contracts';
import type { App } from '../../create-app';

/** The login check. @returns the path to redirect to, or undefined */
export function getLoginRedirect(url: URL, { session, pathTable }: App): string | undefined {
  if (session.isLoggedIn || !pathTable.needsLogin(url.pathname)) return undefined;
  return paths.login(url.pathname + url.search);
}
