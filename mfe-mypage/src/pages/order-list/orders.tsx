import { useInfiniteQuery } from '@shop/shared/app';
import { type OrderCard, paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  EmptyState,
  EndlessList,
  Resource,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { orderQueries } from '../../features/order/order.queries';
import { type OrderFilter, orderFilterPath } from '../../features/order/order-filter';
import { OrderLineSkeleton } from '../../features/order/order-line-skeleton';
import { OrderCardView } from './order-card-view';
import styles from './order-list.module.css';

type OrderPages = { pages: { orders: OrderCard[] }[] };

const ordersOf = ({ pages }: OrderPages): OrderCard[] => pages.flatMap(({ orders }) => orders);

/** Orders that match a filter, newest first. */
export function Orders({ filter }: { filter: OrderFilter }) {
  const query = useInfiniteQuery(orderQueries.list(filter));
  return (
    <Resource
      query={query}
      skeleton={<OrdersSkeleton />}
      isEmpty={(data) => ordersOf(data).length === 0}
      empty={<NoOrders filter={filter} />}
    >
      {(data) => (
        <EndlessList
          listId={orderFilterPath(filter)}
          items={ordersOf(data)}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
          look="list"
        >
          {(orders) => (
            <div className={styles.list}>
              {orders.map((order) => (
                <OrderCardView key={order.orderNo} order={order} />
              ))}
            </div>
          )}
        </EndlessList>
      )}
    </Resource>
  );
}

function NoOrders({ filter }: { filter: OrderFilter }) {
  const isFiltered = filter.q !== '' || filter.state !== 'all';
  const hasNoClaims = filter.q === '' && filter.state === 'claims';
  return (
    <EmptyState
      title={
        hasNoClaims
          ? '취소·반품·교환 내역이 없어요'
          : isFiltered
            ? '조건에 맞는 주문이 없어요'
            : '주문한 상품이 없어요'
      }
      reason={isFiltered ? '기간이나 상태를 바꿔 보세요' : '마음에 드는 상품을 찾아보세요'}
      action={
        isFiltered ? (
          <ButtonLink to={paths.orderList()} variant="outline">
            조건 초기화
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.home()}>쇼핑하러 가기</ButtonLink>
        )
      }
    />
  );
}

const OrdersSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      {[0, 1, 2].map((i) => (
        <div key={i} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width="half" />
          </div>
          <OrderLineSkeleton />
        </div>
      ))}
    </div>
  </SkeletonGroup>
);
