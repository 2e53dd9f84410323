import { callQuery } from '@shop/shared/app';
import { displayCalls } from '@shop/shared/contracts';

/** The state of the plan shop list. */
export interface PlanShopListState {
  categoryNo?: number;
  /** 마감임박: ends within three days. */
  isClosing: boolean;
  page: number;
}

export const planShopQueries = {
  list: ({ categoryNo, isClosing, page }: PlanShopListState) =>
    callQuery(displayCalls.planShops, {
      query: {
        categoryNo,
        closing: isClosing ? ('1' as const) : undefined,
        page: page > 1 ? page : undefined,
      },
    }),
  detail: (planShopNo: number) => callQuery(displayCalls.planShop, { params: { planShopNo } }),
};
