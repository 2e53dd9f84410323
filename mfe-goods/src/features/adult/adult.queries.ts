import { callQuery, useQuery, useSession } from '@shop/shared/app';
import { adultCalls } from '@shop/shared/contracts';

export const adultQueries = {
  /** Always stale: a verification ends, and another device may have made one. */
  state: () => ({ ...callQuery(adultCalls.state, {}), staleTime: 0 }),
  goods: (goodsNo: number) => callQuery(adultCalls.goods, { query: { goodsNo } }),
};

/** What a verified member sees of adult goods; undefined for others, and until it has loaded. */
export function useAdultGoods(goodsNo: number, isAdult = false) {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...adultQueries.goods(goodsNo), enabled: isAdult && isLoggedIn });
  return data?.isVerified ? data : undefined;
}
