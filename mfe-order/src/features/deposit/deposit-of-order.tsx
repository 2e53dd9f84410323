import { useQuery } from '@shop/shared/app';
import type { Fragments, OrderDetail } from '@shop/shared/contracts';
import { orderQueries } from '../order/order.queries';
import { Deposit, untilDeposit, useWasWaiting } from './deposit';

/** The deposit of an order on a page of another remote, which may have read the order already. */
export function DepositOfOrder({ orderNo }: Fragments['order/deposit']) {
  const { data } = useQuery({ ...orderQueries.detail(orderNo), refetchInterval: untilDeposit });
  return data ? <WatchedDeposit order={data} /> : null;
}

const WatchedDeposit = ({ order }: { order: OrderDetail }) => (
  <Deposit order={order} wasWaiting={useWasWaiting(order)} />
);
