import { events } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { Notice } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { DepositAccountCard } from './deposit-account-card';

const POLL_INTERVAL_MS = 5_000;

const isWaiting = (order: Pick<OrderDetail, 'state'> | undefined): boolean =>
  order?.state === 'DEPOSIT_WAIT';

/** For `refetchInterval` of a query of an order: reads it again until its deposit arrives. */
export const untilDeposit = ({ state }: { state: { data: OrderDetail | undefined } }) =>
  isWaiting(state.data) ? POLL_INTERVAL_MS : false;

/** Whether the order waited for its deposit when it was first shown. Emits that it has arrived. */
export function useWasWaiting(order: OrderDetail): boolean {
  const { orderNo } = order;
  const isStillWaiting = isWaiting(order);
  const [wasWaiting] = useState(isStillWaiting);
  useEffect(() => {
    if (wasWaiting && !isStillWaiting) events.emit('order:changed', { orderNo });
  }, [isStillWaiting, wasWaiting, orderNo]);
  return wasWaiting;
}

/** The account of an order that waits for its deposit; then that it has arrived. */
export function Deposit({ order, wasWaiting }: { order: OrderDetail; wasWaiting: boolean }) {
  return (
    <>
      {order.deposit && <DepositAccountCard deposit={order.deposit} />}
      <div role="status">
        {wasWaiting && order.state === 'PAY_DONE' && (
          <Notice tone="good" title="입금이 확인되었어요" />
        )}
      </div>
    </>
  );
}
