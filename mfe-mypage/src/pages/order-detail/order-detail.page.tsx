import { isNotFound, type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { Resource } from '@shop/shared/ui';
import { MyLayout } from '../../features/my-menu/my-layout';
import { orderQueries } from '../../features/order/order.queries';
import { OrderContents } from './order-contents';
import { orderNotFound } from './order-detail.parts';
import { OrderDetailSkeleton } from './order-detail-skeleton';

export const meta = (): PageMeta => ({ title: '주문 상세', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const order = useQuery(orderQueries.detail(orderNo));
  return (
    <MyLayout title="주문 상세">
      {isNotFound(order.error) ? (
        <orderNotFound.Component />
      ) : (
        <Resource query={order} skeleton={<OrderDetailSkeleton />}>
          {(data) => <OrderContents order={data} />}
        </Resource>
      )}
    </MyLayout>
  );
}
