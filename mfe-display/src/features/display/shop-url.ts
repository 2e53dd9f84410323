import { paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { SHOP_PATH } from './corner-page-paths';
import { HOME_TAB } from './display.queries';
import { parseHomeTab } from './home-tab';

/** The number of the shop in `/display/shop/<no>` or `/display/shop?shopNo=<no>`; 0 or NaN for none. */
export function shopNoOf(pathname: string, query: URLSearchParams): number {
  const inPath = pathname.slice(SHOP_PATH.length + 1);
  return /^\d{1,9}$/.test(inPath) ? Number(inPath) : numberParam(query, 'shopNo');
}

/** The URL of a tab of a shop, for both forms. */
export const shopTabPath = (shopNo: number, tabCd: string): string =>
  paths.shop(shopNo, { tab: tabCd === HOME_TAB ? undefined : tabCd });

/** The tabs of a shop have the codes of the home tabs. */
export const parseShopTab = parseHomeTab;
