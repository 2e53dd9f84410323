import { paths } from '@shop/shared/contracts';
import { HOME_TAB } from './display.queries';

/** The home tab an address names; the first one when it names none or nonsense. */
export function homeTabOf(query: URLSearchParams): string {
  const tab = query.get('tab') ?? '';
  return /^\d{2}$/.test(tab) ? tab : HOME_TAB;
}

/** The address of a home tab. */
export const homeTabTo = (tab: string): string =>
  tab === HOME_TAB ? paths.home() : `${paths.home()}?tab=${tab}`;
