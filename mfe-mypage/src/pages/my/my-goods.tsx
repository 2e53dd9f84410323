import { useQuery } from '@shop/shared/app';
import { FrequentGoods } from '../../features/frequent/frequent-goods';
import { orderQueries } from '../../features/order/order.queries';
import { MyRecent } from '../../features/recent/my-recent';

/** Shows 자주 산 상품 with 최근 본 상품 below. Both appear after the first is loaded, which avoids a layout shift. */
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
