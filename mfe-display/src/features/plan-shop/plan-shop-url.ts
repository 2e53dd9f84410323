import { paths } from '@shop/shared/contracts';
import { optionalNumberParam } from '@shop/shared/domain';
import type { PlanShopListState } from './plan-shop.queries';

/** Reads the state of the plan shop list from a query string. */
export function parsePlanShopListQuery(query: URLSearchParams): PlanShopListState {
  return {
    categoryNo: optionalNumberParam(query, 'categoryNo'),
    isClosing: query.get('closing') === '1',
    page: Math.min(optionalNumberParam(query, 'page') ?? 1, 200),
  };
}

/** The URL of a plan shop list. */
export function planShopListPath({ categoryNo, isClosing, page }: PlanShopListState): string {
  const query = new URLSearchParams();
  if (categoryNo) query.set('categoryNo', String(categoryNo));
  if (isClosing) query.set('closing', '1');
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.planShopList()}?${text}` : paths.planShopList();
}

/** The URL of one section of a plan shop as a list. */
export const sectionPath = (planShopNo: number, sectionNo: number): string =>
  `${paths.planShop(planShopNo)}&sectionNo=${sectionNo}`;
