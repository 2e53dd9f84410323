import { Link } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { isDigitalGoods, lineCountText } from '@shop/shared/domain';
import { ArrivalDate, Badge, ButtonLink, Picture, Won } from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import styles from './complete.module.css';

/** The ordered goods, each with its picture and the day on which it arrives. A state that all share is named once. */
export function CompleteItems({ order }: { order: CompletedOrder }) {
  const [first, ...others] = order.items;
  const isOneState = others.every(({ stateName }) => stateName === first?.stateName);
  return (
    <section className={styles.part} aria-label="주문 상품">
      <div className={styles.itemsHead}>
        <h2>주문 상품 {lineCountText(order.items)}</h2>
        {isOneState && first && <Badge>{first.stateName}</Badge>}
      </div>
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
              {!isOneState && <Badge>{item.stateName}</Badge>}
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
