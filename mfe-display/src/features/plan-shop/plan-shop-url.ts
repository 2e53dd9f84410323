import { type PlanShopSort, paths } from '@shop/shared/contracts';
import { numberParam, optionalNumberParam } from '@shop/shared/domain';
import { type PlanShopListState, planShopQueries } from './plan-shop.queries';

/** The orders of the list; without a value as arranged. */
export const planShopSorts: readonly { value: PlanShopSort | undefined; label: string }[] = [
  { value: undefined, label: '추천순' },
  { value: 'new', label: '최신순' },
  { value: 'closing', label: '마감임박순' },
];

/** The query parameters of the list. */
export const planShopListParams = [
  'categoryNo',
  'brandNo',
  'closing',
  'coming',
  'sort',
  'page',
] as const;

/** Reads the state of the plan shop list from a query string. */
export function parsePlanShopListQuery(query: URLSearchParams): PlanShopListState {
  return {
    categoryNo: optionalNumberParam(query, 'categoryNo'),
    brandNo: optionalNumberParam(query, 'brandNo'),
    isClosing: query.get('closing') === '1',
    isComing: query.get('coming') === '1',
    sort: planShopSorts.find(({ value }) => value && value === query.get('sort'))?.value,
    page: Math.min(optionalNumberParam(query, 'page') ?? 1, 200),
  };
}

/** The URL of a plan shop list. */
export function planShopListPath({
  categoryNo,
  brandNo,
  isClosing,
  isComing,
  sort,
  page,
}: PlanShopListState): string {
  const query = new URLSearchParams();
  if (categoryNo) query.set('categoryNo', String(categoryNo));
  if (brandNo) query.set('brandNo', String(brandNo));
  if (isClosing) query.set('closing', '1');
  if (isComing) query.set('coming', '1');
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.planShopList()}?${text}` : paths.planShopList();
}

/** The URL of one section of a plan shop as a list. */
export const sectionPath = (planShopNo: number, sectionNo: number): string =>
  `${paths.planShop(planShopNo)}&sectionNo=${sectionNo}`;

/** The URL of all goods of a plan shop as a list with filters. */
export const planShopGoodsPath = (planShopNo: number): string =>
  `${paths.planShop(planShopNo)}&view=goods`;

/** What the list of goods shows: one section, or with `view=goods` all; undefined for the sections. */
export function planShopScopeOf(query: URLSearchParams) {
  const planShopNo = numberParam(query, 'planShopNo');
  const sectionNo = optionalNumberParam(query, 'sectionNo');
  return sectionNo || query.get('view') === 'goods' ? { planShopNo, sectionNo } : undefined;
}

/** The query for the plan shop in a URL; `preview` gives access to a plan shop that has not opened yet. */
export const planShopQueryOf = (query: URLSearchParams) =>
  planShopQueries.detail(numberParam(query, 'planShopNo'), query.get('preview') ?? undefined);
