import { type PathTable, paths } from '@shop/shared/contracts';
import { safeReturnTo, specialPath } from '@shop/shared/domain';

/** The target of an app link: a page of a remote or a native screen; otherwise home. */
export function appLinkTarget(query: URLSearchParams, { ownerOf }: PathTable): string {
  const path = safeReturnTo(query.get('target'), paths.home());
  const { pathname } = new URL(path, 'http://shop.invalid');
  const isKnown = ownerOf(pathname) !== undefined || specialPath(pathname) !== undefined;
  return isKnown ? path : paths.home();
}
