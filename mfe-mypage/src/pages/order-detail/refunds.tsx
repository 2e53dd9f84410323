import { type OrderDetail, paths } from '@shop/shared/contracts';
import { dottedDateTime, formatPoint } from '@shop/shared/domain';
import { Badge, PriceLine, PriceLines, TextLink } from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** An exchange for goods of the same price gives nothing back. */
const hasMoneyBack = (refund: OrderDetail['refunds'][number]): boolean =>
  refund.refundWon + refund.pointBackWon + refund.coinBackWon + refund.giftCardBackWon > 0;

/** Refunds of cancels and returns, done or to come. */
export function Refunds({ refunds }: { refunds: OrderDetail['refunds'] }) {
  return (
    <ul>
      {refunds.map((refund) => (
        <li key={refund.claimNo} className={styles.refund}>
          <p className={styles.refundHead}>
            <Badge>{`${refund.kindName} · ${refund.stateName}`}</Badge>
            {refund.hasDetail && (
              <TextLink to={paths.claimDetail(refund.claimNo)}>자세히 보기</TextLink>
            )}
          </p>
          <p>
            {dottedDateTime(refund.at)} · {refund.reasonName}
          </p>
          <p>{refund.goodsNames.join(', ')}</p>
          {hasMoneyBack(refund) && (
            <PriceLines label="환불 금액">
              {refund.pointBackWon > 0 && (
                <PriceLine
                  label="포인트"
                  amountWon={refund.pointBackWon}
                  text={formatPoint(refund.pointBackWon)}
                />
              )}
              {refund.coinBackWon > 0 && <PriceLine label="코인" amountWon={refund.coinBackWon} />}
              {refund.giftCardBackWon > 0 && (
                <PriceLine label="상품권" amountWon={refund.giftCardBackWon} />
              )}
              <PriceLine label="결제 수단 환불" amountWon={refund.refundWon} isTotal />
            </PriceLines>
          )}
        </li>
      ))}
    </ul>
  );
}
