import { useQuery } from '@shop/shared/app';
import { Notice, wonFigure } from '@shop/shared/ui';
import { Deposit, untilDeposit, useWasWaiting } from '../../features/deposit/deposit';
import { type CompletedOrder, orderQueries } from '../../features/order/order.queries';
import styles from './order-deposit.module.css';

/** The account to pay into, until the deposit arrives; then that it has. Deposits that go back. */
export function OrderDeposit({ order }: { order: CompletedOrder }) {
  useQuery({ ...orderQueries.complete(order.orderNo), refetchInterval: untilDeposit });
  const wasWaiting = useWasWaiting(order);
  const returns = order.payment?.depositReturns ?? [];
  if (!wasWaiting && returns.length === 0) return null;
  return (
    <div className={styles.parts}>
      <Deposit order={order} wasWaiting={wasWaiting} />
      {returns.map((deposit, at) => (
        <Notice
          // biome-ignore lint/suspicious/noArrayIndexKey: two deposits may be equal
          key={at}
          tone="danger"
          title={`${wonFigure(deposit.amountWon)}원은 ${deposit.stateName === '환불완료' ? '돌려드렸어요' : '돌려드리고 있어요'}`}
        >
          {deposit.reason}.
        </Notice>
      ))}
    </div>
  );
}
