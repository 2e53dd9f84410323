import type { ClaimDetail } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { PriceLine, PriceLines } from '@shop/shared/ui';
import styles from './claim-detail.module.css';

interface ClaimPaidProps {
  claim: Pick<ClaimDetail, 'state'>;
  paid: NonNullable<ClaimDetail['paid']>;
}

/** What was paid for the claim itself, and what goes back of it. A claim that takes place sums it with the rest. */
export function ClaimPaid({ claim, paid }: ClaimPaidProps) {
  const { payWon, canceledWon, methodName } = paid;
  const takesPlace = claim.state !== 'REJECTED' && claim.state !== 'WITHDRAWN';
  if (takesPlace && canceledWon === 0) return null;
  return (
    <section className={styles.money} aria-label="추가로 결제한 금액">
      <PriceLines label="추가로 결제한 금액">
        <PriceLine label="추가로 결제한 금액" amountWon={payWon} />
        {canceledWon > 0 && <PriceLine label="돌려드리는 금액" amountWon={-canceledWon} />}
        <PriceLine label="남은 금액" amountWon={payWon - canceledWon} isTotal />
      </PriceLines>
      {canceledWon > 0 && (
        <p className={styles.note}>{withParticle(methodName, '으로/로')} 돌려드려요</p>
      )}
    </section>
  );
}
