import { paths, type SearchOthers } from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';

/** The tabs of a search result beside goods, by their value in the URL. */
export const otherTabs = { planShop: '기획전', brand: '브랜드', event: '이벤트' } as const;
export type OtherTab = keyof typeof otherTabs;

/** The tab in the query; undefined for goods. */
export function tabOf(query: URLSearchParams): OtherTab | undefined {
  const tab = query.get('tab') ?? '';
  return isTableKey<OtherTab>(otherTabs, tab) ? tab : undefined;
}

export const searchTabPath = (word: string, tab: OtherTab | undefined): string =>
  paths.searchResult(word, { tab });

export const foundIn = (others: SearchOthers, tab: OtherTab): number =>
  ({ planShop: others.planShops, brand: others.brands, event: others.events })[tab].length;
