import { paths } from '@shop/shared/contracts';

export const couponTabs = [
  { tab: 'usable', text: '사용 가능' },
  { tab: 'take', text: '받을 쿠폰' },
  { tab: 'used', text: '사용 완료' },
  { tab: 'ended', text: '기간 만료' },
] as const;

export type CouponTab = (typeof couponTabs)[number]['tab'];

/** An unknown value counts as absent. */
export const readCouponTab = (query: URLSearchParams): CouponTab =>
  couponTabs.find(({ tab }) => tab === query.get('tab'))?.tab ?? 'usable';

export const couponTabPath = (tab: CouponTab): string =>
  paths.coupons(tab === 'usable' ? undefined : tab);
