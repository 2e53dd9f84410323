import { useInfiniteQuery } from '@shop/shared/app';
import type { OrderCard } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import {
  Button,
  EmptyState,
  Picture,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { counselQueries } from './counsel.queries';
import styles from './counsel-form.module.css';
import type { CounselAbout } from './counsel-form.rules';

type Pages = { pages: { orders: OrderCard[] }[] };
const ordersOf = ({ pages }: Pages): OrderCard[] => pages.flatMap(({ orders }) => orders);

/** The member's own orders of the last year; one of their lines is chosen. */
export function OrderPicker({ onChoose }: { onChoose: (about: CounselAbout) => void }) {
  const query = useInfiniteQuery(counselQueries.orders());
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={6} />
        </SkeletonGroup>
      }
      isEmpty={(data) => ordersOf(data).length === 0}
      empty={
        <EmptyState
          title="최근 1년 동안 주문한 상품이 없어요"
          reason="주문을 고르지 않고도 문의할 수 있어요"
        />
      }
    >
      {(data) => (
        <div className={styles.orders}>
          {ordersOf(data).map((order) => (
            <OrderLines key={order.orderNo} order={order} onChoose={onChoose} />
          ))}
          {query.hasNextPage && (
            <Button
              variant="outline"
              isFull
              isLoading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              더 보기
            </Button>
          )}
        </div>
      )}
    </Resource>
  );
}

const OrderLines = ({
  order: { orderNo, orderedAt, items },
  onChoose,
}: {
  order: OrderCard;
  onChoose: (about: CounselAbout) => void;
}) => (
  <section className={styles.order} aria-label={`${dottedDate(orderedAt)} 주문`}>
    <h3 className={styles.orderHead}>
      {dottedDate(orderedAt)} <span>{orderNo}</span>
    </h3>
    <ul>
      {items.map(({ itemNo, goodsName, optionText, image, stateName }) => (
        <li key={itemNo}>
          <button
            type="button"
            className={styles.line}
            onClick={() => onChoose({ orderNo, itemNo })}
          >
            <Picture
              image={image}
              alt=""
              width={56}
              height={56}
              sizes="56px"
              className={styles.picture}
            />
            <span className={styles.words}>
              <span>{goodsName}</span>
              <span className={styles.note}>
                {[stateName, optionText].filter(Boolean).join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
