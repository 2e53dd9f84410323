import { callQuery } from '@shop/shared/app';
import { displayCalls } from '@shop/shared/contracts';

/** PR093: the home tab that /main shows when none is named. */
export const HOME_TAB = '01';

/** So many corners come filled with the page; the others are asked for when they are near. */
const EAGER_CORNERS = 4;

export const displayQueries = {
  /** One tab of the home page, corner by corner. */
  home: (tab: string) =>
    callQuery(displayCalls.page, { query: { pageCd: 'MAIN', tab, eager: EAGER_CORNERS } }),
  /** A corner that comes late, with its things. */
  corner: (cornerNo: number) => callQuery(displayCalls.corner, { params: { cornerNo } }),
  /** A corner made for this visitor, from what the api and this device know. */
  personal: (cornerNo: number, clues: { goodsNos?: string; word?: string }) =>
    callQuery(displayCalls.personal, { params: { cornerNo }, query: clues }),
  menu: () => callQuery(displayCalls.menu, {}),
};
