import { paths } from '@shop/shared/contracts';
import { HOME_TAB } from './display.queries';

/** The home tab in the query, or the default tab when it is missing or invalid. */
export function parseHomeTab(query: URLSearchParams): string {
  const tab = query.get('tab') ?? '';
  return /^\d{2}$/.test(tab) ? tab : HOME_TAB;
}

/** The URL of a home tab. */
export const homeTabPath = (tab: string): string =>
  tab === HOME_TAB ? paths.home() : `${paths.home()}?tab=${tab}`;
