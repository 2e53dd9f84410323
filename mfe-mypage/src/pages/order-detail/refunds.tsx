import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDateTime, formatPoint } from '@shop/shared/domain';
import { Badge, PriceLine, PriceLines } from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** Completed refunds, one per claim. */
export function Refunds({ refunds }: { refunds: OrderDetail['refunds'] }) {
  return (
    <ul>
      {refunds.map((refund) => (
        <li key={refund.claimNo} className={styles.refund}>
          <Badge>{refund.stateName}</Badge>
          <p>
            {dottedDateTime(refund.at)} · {refund.reasonName}
          </p>
          <p>{refund.goodsNames.join(', ')}</p>
          <PriceLines label="환불 금액">
            {refund.pointBackWon > 0 && (
              <PriceLine
                label="포인트"
                amountWon={refund.pointBackWon}
                text={formatPoint(refund.pointBackWon)}
              />
            )}
            {refund.coinBackWon > 0 && <PriceLine label="코인" amountWon={refund.coinBackWon} />}
            <PriceLine label="카드 환불" amountWon={refund.refundWon} isTotal />
          </PriceLines>
        </li>
      ))}
    </ul>
  );
}
