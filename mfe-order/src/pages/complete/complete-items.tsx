import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { isDigitalGoods, lineCountText } from '@shop/shared/domain';
import { ArrivalDate, Badge, ButtonLink, Picture, Won } from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import styles from './complete.module.css';

/** The ordered goods, each with its picture and the day on which it arrives. */
export function CompleteItems({ order }: { order: CompletedOrder }) {
  return (
    <section className={styles.part} aria-label="주문 상품">
      <h2 className={styles.title}>주문 상품 {lineCountText(order.items)}</h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.itemNo} className={styles.item}>
            <Picture image={item.image} alt="" width={80} height={80} sizes="80px" isEager />
            <div className={styles.itemWords}>
              <Link to={paths.goods(item.goodsNo)}>{item.goodsName}</Link>
              <p className={styles.option}>
                {[item.sellerName, item.optionText, `${item.qty}개`].filter(Boolean).join(' · ')}
              </p>
              {item.arrivesOn && (
                <p>
                  <ArrivalDate day={item.arrivesOn} />
                </p>
              )}
            </div>
            <p className={styles.amount}>
              <Won amountWon={item.amountWon} />
              <Badge>{item.stateName}</Badge>
            </p>
            {item.state === 'PAY_DONE' && !order.gift && isDigitalGoods(item.goodsType) && (
              <p className={styles.voucher}>
                <ButtonLink
                  to={paths.vouchers()}
                  size="small"
                  variant="outline"
                  aria-label={`${item.goodsName} 모바일 쿠폰 보기`}
                >
                  모바일 쿠폰 보기
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
