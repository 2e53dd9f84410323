import type { DepositAccount } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { CopyButton, Countdown, wonFigure } from '@shop/shared/ui';
import { EscrowNotice } from '../legal/escrow-notice';
import styles from './deposit.module.css';

/** The account to pay into, how much and until when. */
export function DepositAccountCard({ deposit }: { deposit: DepositAccount }) {
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
