import { callQuery } from '@shop/shared/app';
import { displayCalls, type PlanShopSort } from '@shop/shared/contracts';

/** The state of the plan shop list. */
export interface PlanShopListState {
  categoryNo?: number | undefined;
  brandNo?: number | undefined;
  /** 마감임박: ends within three days. */
  isClosing: boolean;
  /** 오픈 예정 */
  isComing: boolean;
  sort?: PlanShopSort | undefined;
  page: number;
}

export const planShopQueries = {
  list: ({ categoryNo, brandNo, isClosing, isComing, sort, page }: PlanShopListState) =>
    callQuery(displayCalls.planShops, {
      query: {
        categoryNo,
        brandNo,
        closing: isClosing ? ('1' as const) : undefined,
        coming: isComing ? ('1' as const) : undefined,
        sort,
        page: page > 1 ? page : undefined,
      },
    }),
  /** @param preview token that makes the api return sections of a plan shop that has not opened yet */
  detail: (planShopNo: number, preview?: string) =>
    preview
      ? callQuery(displayCalls.planShopPreview, {
          params: { planShopNo },
          query: { token: preview },
        })
      : callQuery(displayCalls.planShop, { params: { planShopNo } }),
};
