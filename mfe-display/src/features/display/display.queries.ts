import { callQuery } from '@shop/shared/app';
import { displayCalls, type Fragments } from '@shop/shared/contracts';

/** PR093: the default home tab of /main. */
export const HOME_TAB = '01';

/**
 * The number of corners that the page response contains. The others are fetched near the viewport.
 */
const EAGER_CORNERS = 4;
const EAGER_PLACE_CORNERS = 2;

export const displayQueries = {
  /** One tab of the home page with its corners. */
  home: (tab: string) =>
    callQuery(displayCalls.page, { query: { pageCd: 'MAIN', tab, eager: EAGER_CORNERS } }),
  /** 전문관: a shop of its own within the mall. */
  shop: (shopNo: number, tab: string) =>
    callQuery(displayCalls.shop, { params: { shopNo }, query: { tab, eager: EAGER_CORNERS } }),
  /** The page behind an entry of the menu row. */
  gnb: (menuNo: number) =>
    callQuery(displayCalls.page, { query: { pageCd: 'GNB', refNo: menuNo, eager: EAGER_CORNERS } }),
  /** The corners that display data adds to a page with contents of its own. */
  place: ({ pageCd, refNo }: Fragments['display/corners']) =>
    callQuery(displayCalls.place, { query: { pageCd, refNo, eager: EAGER_PLACE_CORNERS } }),
  /** A deferred corner with its items. */
  corner: (cornerNo: number) => callQuery(displayCalls.corner, { params: { cornerNo } }),
  /** A personal corner, selected by the api from the session and the data of this device. */
  personal: (cornerNo: number, history: { goodsNos?: string; word?: string }) =>
    callQuery(displayCalls.personal, { params: { cornerNo }, query: history }),
  /** A personal corner that is selected by the member alone, so that the server can read it too. */
  member: (cornerNo: number) => displayQueries.personal(cornerNo, {}),
  menu: () => callQuery(displayCalls.menu, {}),
};
