import { useQuery } from '@shop/shared/app';
import { Resource, Skeleton } from '@shop/shared/ui';
import { TestPage, TestSection } from '../test-page';
import { fulfilmentTestQueries } from './fulfilment-test.queries';
import { TestOrderSection } from './test-order';

export const meta = () => ({ title: '배송 시험', robots: 'noindex' as const });

/** Drives the simulated sellers and couriers, and the clock of an order. */
export function Page() {
  const query = useQuery(fulfilmentTestQueries.state());
  return (
    <TestPage
      title="배송 시험"
      lead="시험용 판매자와 택배사가 되어 최근 주문 20건을 움직여요. 결제하면 여기에 보여요."
    >
      <Resource
        query={query}
        skeleton={<Skeleton />}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<TestSection title="주문">결제한 주문이 없어요.</TestSection>}
      >
        {({ orders }) =>
          orders.map((order) => <TestOrderSection key={order.orderNo} order={order} />)
        }
      </Resource>
    </TestPage>
  );
}
