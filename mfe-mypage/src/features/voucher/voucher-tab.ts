import { paths, type Voucher } from '@shop/shared/contracts';

export const voucherTabs = [
  { tab: 'usable', text: '사용 가능' },
  { tab: 'past', text: '지난 쿠폰' },
] as const;

export type VoucherTab = (typeof voucherTabs)[number]['tab'];

/** An unknown value counts as absent. */
export const readVoucherTab = (query: URLSearchParams): VoucherTab =>
  query.get('tab') === 'past' ? 'past' : 'usable';

export const voucherTabPath = (tab: VoucherTab): string =>
  paths.vouchers(tab === 'usable' ? undefined : tab);

export const isOfTab = ({ state }: Voucher, tab: VoucherTab): boolean =>
  (state === 'USABLE') === (tab === 'usable');
