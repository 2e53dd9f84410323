import { numberParam } from '@shop/shared/domain';
import { displayQueries } from './display.queries';

export const SHOP_PATH = '/display/shop';
export const GNB_PATH = '/display/gnbShop';

/** The number in the query that names the corner page of a path. */
export const cornerPageParam = (pathname: string) => (pathname === SHOP_PATH ? 'shopNo' : 'menuNo');

/** The page of a shop or of a menu entry. */
export function cornerPageQuery(pathname: string, query: URLSearchParams) {
  const no = numberParam(query, cornerPageParam(pathname));
  return pathname === SHOP_PATH ? displayQueries.shop(no) : displayQueries.gnb(no);
}
