import type { OrderListFilter } from '@shop/shared/contracts';

/** Filter of the order list; it is kept in the query string. */
export interface OrderFilter {
  months: number;
  /** An own period in Korean days, instead of `months`; both or none. */
  span?: { from: string; to: string } | undefined;
  state: OrderListFilter;
  q: string;
}

export const periods = [
  { months: 1, text: '1개월' },
  { months: 3, text: '3개월' },
  { months: 6, text: '6개월' },
  { months: 12, text: '1년' },
] as const;

/** In the order in which an order passes through them; labels follow the wording standard. */
export const stateFilters = [
  { state: 'all', text: '전체' },
  { state: 'depositWait', text: '입금대기' },
  { state: 'payDone', text: '결제완료' },
  { state: 'prepare', text: '배송준비중' },
  { state: 'shipping', text: '배송중' },
  { state: 'delivered', text: '배송완료' },
  { state: 'confirmed', text: '구매확정' },
  { state: 'claims', text: '취소·반품·교환' },
] as const satisfies readonly { state: OrderListFilter; text: string }[];

const DEFAULT_MONTHS = 3;
const MAX_WORDS = 50;

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function readSpan(query: URLSearchParams): Pick<OrderFilter, 'span'> {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return DAY.test(from) && DAY.test(to) && from <= to ? { span: { from, to } } : {};
}

/** Parses the filter from the query string; unknown values become the default. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const months = Number(query.get('months'));
  const state = stateFilters.find((filter) => filter.state === query.get('state'))?.state ?? 'all';
  return {
    months: periods.some((period) => period.months === months) ? months : DEFAULT_MONTHS,
    state,
    q: (query.get('q') ?? '').trim().slice(0, MAX_WORDS),
    ...readSpan(query),
  };
}

/** URL of a filter; default values are left out. */
export function orderFilterPath(filter: OrderFilter): string {
  const query = new URLSearchParams();
  if (filter.span) {
    query.set('from', filter.span.from);
    query.set('to', filter.span.to);
  } else if (filter.months !== DEFAULT_MONTHS) query.set('months', String(filter.months));
  if (filter.state !== 'all') query.set('state', filter.state);
  if (filter.q) query.set('q', filter.q);
  const text = query.toString();
  return text ? `/mypage/order/list?${text}` : '/mypage/order/list';
}
