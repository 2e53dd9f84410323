import { events, useQuery } from '@shop/shared/app';
import type { DepositAccount } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { CopyButton, Countdown, Notice, wonFigure } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { EscrowNotice } from '../../features/legal/escrow-notice';
import { type CompletedOrder, orderQueries } from '../../features/order/order.queries';
import styles from './order-deposit.module.css';

const POLL_INTERVAL_MS = 5_000;

/** The account to pay into, until the deposit arrives; then that it has. */
export function OrderDeposit({ order }: { order: CompletedOrder }) {
  const { state, orderNo } = order;
  const isWaiting = state === 'DEPOSIT_WAIT';
  useQuery({
    ...orderQueries.complete(orderNo),
    enabled: isWaiting,
    refetchInterval: isWaiting ? POLL_INTERVAL_MS : false,
  });
  const [wasWaiting] = useState(isWaiting);
  useEffect(() => {
    if (wasWaiting && !isWaiting) events.emit('order:changed', { orderNo });
  }, [isWaiting, wasWaiting, orderNo]);

  const returns = order.payment?.depositReturns ?? [];
  if (!wasWaiting && returns.length === 0) return null;
  return (
    <div className={styles.parts}>
      {order.deposit && <Account deposit={order.deposit} />}
      <div role="status">
        {wasWaiting && state === 'PAY_DONE' && <Notice tone="good" title="입금이 확인되었어요" />}
      </div>
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

function Account({ deposit }: { deposit: DepositAccount }) {
  return (
    <section className={styles.account} aria-label="입금 계좌">
      <h2 className={styles.title}>입금 계좌</h2>
      <p className={styles.number}>
        {deposit.bankName} <strong>{deposit.accountNo}</strong>
      </p>
      <CopyButton text={deposit.accountNo} label="계좌번호 복사" variant="outline" isFull />
      <dl className={styles.facts}>
        <div>
          <dt>입금 금액</dt>
          <dd>
            <strong>{wonFigure(deposit.amountWon)}원</strong>
          </dd>
        </div>
        <div>
          <dt>예금주</dt>
          <dd>{deposit.holderName}</dd>
        </div>
        <div>
          <dt>입금 기한</dt>
          <dd>{dottedDateTime(deposit.dueAt)}까지</dd>
        </div>
        <div>
          <dt>남은 시간</dt>
          <dd>
            <Countdown endsAt={deposit.dueAt} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        금액이 다르거나 기한이 지난 입금은 돌려드려요. 입금하면 이 화면이 바로 바뀌어요.
      </p>
      <EscrowNotice />
    </section>
  );
}
