import { callQuery } from '@shop/shared/app';
import { displayCalls } from '@shop/shared/contracts';

/** PR093: the home tab that /main shows when none is named. */
export const HOME_TAB = '01';

export const displayQueries = {
  /** One tab of the home page, corner by corner. */
  home: (tab: string) => callQuery(displayCalls.page, { query: { pageCd: 'MAIN', tab } }),
  /** One corner whose things did not come with its page. */
  corner: (cornerNo: number) => callQuery(displayCalls.corner, { params: { cornerNo } }),
  menu: () => callQuery(displayCalls.menu, {}),
};
