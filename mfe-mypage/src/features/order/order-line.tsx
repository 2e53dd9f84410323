import { Link } from '@shop/shared/app';
import { type OrderItem, paths, site } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Picture, Won } from '@shop/shared/ui';
import styles from './order-line.module.css';
import { StateBadge } from './state-badge';

/** One ordered item: name, quantity, price and state. */
export function OrderLine({ item }: { item: OrderItem }) {
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
          {item.canceledQty > 0 && item.canceledQty < item.qty && (
            <span className={styles.part}>{item.canceledQty}개 취소됨</span>
          )}
        </p>
        {item.brandName && <p className={styles.brand}>{item.brandName}</p>}
        <Link to={paths.goods(item.goodsNo)} className={styles.name}>
          {item.goodsName}
        </Link>
        <p className={styles.option}>
          {item.optionText ? `${item.optionText} · ` : ''}
          {item.qty}개
        </p>
        <p className={styles.amount}>
          <Won amountWon={item.amountWon} />
        </p>
        {item.state === 'DELIVERY_DONE' && item.withdrawUntil && (
          <p className={styles.option}>
            {dottedDate(item.withdrawUntil)}까지 고객센터(
            <a href={`tel:${site.customerServicePhone}`}>{site.customerServicePhone}</a>)로 반품을
            신청할 수 있어요
          </p>
        )}
      </div>
    </div>
  );
}
