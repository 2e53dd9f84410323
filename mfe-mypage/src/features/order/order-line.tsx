import { Link } from '@shop/shared/app';
import { type OrderItem, paths } from '@shop/shared/contracts';
import { isBeforeShipping, isDigitalGoods } from '@shop/shared/domain';
import { ArrivalDate, Badge, Picture, TextLink, Won } from '@shop/shared/ui';
import styles from './order-line.module.css';
import { StateBadge } from './state-badge';
import { WithdrawalClock } from './withdrawal-clock';

/** Why it is late, and the apology. */
const DelayNote = ({ delay }: { delay: NonNullable<OrderItem['delay']> }) => (
  <div className={styles.option}>
    <p>{delay.reason}</p>
    {delay.apologyCoinWon > 0 && (
      <p>
        사과의 뜻으로 코인 <Won amountWon={delay.apologyCoinWon} />을 드렸어요
      </p>
    )}
  </div>
);

/** Vouchers, and what has not left the seller yet, can be canceled only: neither returned nor exchanged. */
const isOnlyCancelable = ({ goodsType, state }: OrderItem): boolean =>
  isDigitalGoods(goodsType) || isBeforeShipping(state);

/** One ordered item: name, quantity, price and state. */
export function OrderLine({ item }: { item: OrderItem }) {
  const remainingQty = item.qty - item.canceledQty;
  return (
    <div className={styles.line}>
      {/* Screen readers use the link on the name; the image only enlarges the target. */}
      <Link
        to={paths.goods(item.goodsNo)}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture image={item.image} alt="" width={80} height={80} sizes="80px" />
      </Link>
      <div className={styles.words}>
        <p className={styles.state}>
          <StateBadge state={item.state} text={item.stateName} />
          {item.isExchanged && <Badge tone="accent">교환 상품</Badge>}
          {item.delay && <Badge tone="caution">배송지연</Badge>}
          {item.canceledQty > 0 && remainingQty > 0 && (
            <span className={styles.part}>
              {item.canceledQty}개 {isOnlyCancelable(item) ? '취소됨' : '취소·반품·교환됨'}
            </span>
          )}
        </p>
        {item.brandName && <p className={styles.brand}>{item.brandName}</p>}
        <Link to={paths.goods(item.goodsNo)} className={styles.name}>
          {item.goodsName}
        </Link>
        <p className={styles.option}>
          {item.optionText ? `옵션 ${item.optionText} / ` : ''}수량 {item.qty}개
        </p>
        <p className={styles.amount}>
          {remainingQty < item.qty && remainingQty > 0 ? (
            <>
              <span className={styles.part}>남은 수량 {remainingQty}개 · </span>
              <Won amountWon={item.unitPriceWon * remainingQty} />
            </>
          ) : (
            <Won amountWon={item.amountWon} />
          )}
        </p>
        {item.arrivesOn && (
          <p>
            <ArrivalDate day={item.arrivesOn} />
          </p>
        )}
        {item.delay && <DelayNote delay={item.delay} />}
        {item.claim && (
          <TextLink to={paths.claimDetail(item.claim.claimNo)} className={styles.link}>
            {item.claim.kindName} · {item.claim.stateName}
          </TextLink>
        )}
        {item.state === 'DELIVERY_DONE' && item.withdrawUntil && !item.claim?.isOpen && (
          <WithdrawalClock until={item.withdrawUntil} />
        )}
      </div>
    </div>
  );
}
