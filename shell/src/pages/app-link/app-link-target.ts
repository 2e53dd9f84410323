import { ownerOf, paths } from '@shop/shared/contracts';
import { safeReturnTo, specialPath } from '@shop/shared/domain';

/** Where an app link leads: a page of the shop's teams or a screen of the app; anything else is home. */
export function appLinkTarget(query: URLSearchParams): string {
  const path = safeReturnTo(query.get('target'), paths.home());
  const { pathname } = new URL(path, 'http://shop.invalid');
  const isKnown = ownerOf(pathname) !== undefined || specialPath(pathname) !== undefined;
  return isKnown ? path : paths.home();
}
