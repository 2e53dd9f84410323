import { paths } from '@shop/shared/contracts';

export const giftTabs = [
  { tab: 'received', text: '받은 선물' },
  { tab: 'sent', text: '보낸 선물' },
] as const;

export type GiftTab = (typeof giftTabs)[number]['tab'];

/** An unknown value counts as absent. */
export const readGiftTab = (query: URLSearchParams): GiftTab =>
  query.get('tab') === 'sent' ? 'sent' : 'received';

export const giftTabPath = (tab: GiftTab): string =>
  paths.gifts(tab === 'received' ? undefined : tab);
