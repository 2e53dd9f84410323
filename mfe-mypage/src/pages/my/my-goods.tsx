import { useQuery } from '@shop/shared/app';
import { FrequentGoods } from '../../features/frequent/frequent-goods';
import { orderQueries } from '../../features/order/order.queries';
import { MyRecent } from '../../features/recent/my-recent';

/** 자주 산 상품 and, once those are known, 최근 본 상품 below, so that neither moves the other. */
export function MyGoods() {
  const { data, isPending } = useQuery(orderQueries.frequent());
  if (isPending) return null;
  return (
    <>
      <FrequentGoods items={data?.items ?? []} />
      <MyRecent />
    </>
  );
}
