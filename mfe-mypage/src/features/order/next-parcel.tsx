import { Link, useQuery } from '@shop/shared/app';
import { type OrderCard, type OrderItem, paths } from '@shop/shared/contracts';
import {
  ArrivalDate,
  ChevronRightIcon,
  Picture,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import styles from './next-parcel.module.css';
import { orderQueries } from './order.queries';

interface Arriving {
  orderNo: string;
  item: OrderItem;
}

/** The item of these orders that arrives first. */
export function firstArriving(orders: readonly OrderCard[]): Arriving | undefined {
  return orders
    .flatMap(({ orderNo, items }) => items.map((item) => ({ orderNo, item })))
    .filter(({ item }) => item.state === 'DELIVERY_ING' && item.arrivesOn !== null)
    .sort((a, b) => String(a.item.arrivesOn).localeCompare(String(b.item.arrivesOn)))[0];
}

/** The parcel that arrives next: what it is, and when. Rendered when something is on its way. */
export function NextParcel({ months }: { months: number }) {
  const { data, error } = useQuery(orderQueries.shipping(months));
  if (error) return null;
  if (!data)
    return (
      <SkeletonGroup className={styles.parcel}>
        <TextSkeleton lines={2} />
      </SkeletonGroup>
    );
  const next = firstArriving(data.orders);
  if (!next?.item.arrivesOn) return null;
  return (
    <Link to={paths.orderDetail(next.orderNo)} className={styles.parcel}>
      <Picture image={next.item.image} alt="" width={56} height={56} sizes="56px" />
      <span className={styles.words}>
        <ArrivalDate day={next.item.arrivesOn} size="title" />
        <span className={styles.name}>{next.item.goodsName}</span>
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  );
}
