import { callQuery } from '@shop/shared/app';
import { displayCalls } from '@shop/shared/contracts';

/** PR093: the default home tab of /main. */
export const HOME_TAB = '01';

/**
 * The number of corners that the page response contains. The others are fetched near the viewport.
 */
const EAGER_CORNERS = 4;

export const displayQueries = {
  /** One tab of the home page with its corners. */
  home: (tab: string) =>
    callQuery(displayCalls.page, { query: { pageCd: 'MAIN', tab, eager: EAGER_CORNERS } }),
  /** A deferred corner with its items. */
  corner: (cornerNo: number) => callQuery(displayCalls.corner, { params: { cornerNo } }),
  /** A personal corner, selected by the api from the session and the data of this device. */
  personal: (cornerNo: number, history: { goodsNos?: string; word?: string }) =>
    callQuery(displayCalls.personal, { params: { cornerNo }, query: history }),
  menu: () => callQuery(displayCalls.menu, {}),
};
