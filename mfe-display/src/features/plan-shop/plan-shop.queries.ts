import { callQuery } from '@shop/shared/app';
import { displayCalls, type PlanShopSort } from '@shop/shared/contracts';

/** The state of the plan shop list. */
export interface PlanShopListState {
  categoryNo?: number;
  /** 마감임박: ends within three days. */
  isClosing: boolean;
  /** 오픈 예정 */
  isComing: boolean;
  sort?: PlanShopSort | undefined;
  page: number;
}

export const planShopQueries = {
  list: ({ categoryNo, isClosing, isComing, sort, page }: PlanShopListState) =>
    callQuery(displayCalls.planShops, {
      query: {
        categoryNo,
        closing: isClosing ? ('1' as const) : undefined,
        coming: isComing ? ('1' as const) : undefined,
        sort,
        page: page > 1 ? page : undefined,
      },
    }),
  detail: (planShopNo: number) => callQuery(displayCalls.planShop, { params: { planShopNo } }),
};
