import { isNotFound, type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, Resource } from '@shop/shared/ui';
import { MyLayout } from '../../features/my-menu/my-layout';
import { orderQueries } from '../../features/order/order.queries';
import { OrderContents } from './order-contents';
import { OrderDetailSkeleton } from './order-detail-skeleton';

export const meta = (): PageMeta => ({ title: '주문 상세', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const order = useQuery(orderQueries.detail(orderNo));
  return (
    <MyLayout title="주문 상세">
      {isNotFound(order.error) ? (
        <EmptyState
          title="주문을 찾을 수 없어요"
          reason="주문번호를 다시 확인해 주세요"
          action={<ButtonLink to={paths.orderList()}>주문 목록 보기</ButtonLink>}
        />
      ) : (
        <Resource query={order} skeleton={<OrderDetailSkeleton />}>
          {(data) => <OrderContents order={data} />}
        </Resource>
      )}
    </MyLayout>
  );
}
