import { Link, useNavigate } from '@shop/shared/app';
import { type OrderCard, paths } from '@shop/shared/contracts';
import { dottedDate, dottedDateTime } from '@shop/shared/domain';
import { ButtonLink, ChevronRightIcon, wonFigure } from '@shop/shared/ui';
import { cancelPath } from '../../features/cancel/cancel-path';
import { OrderActions } from '../../features/order/order-actions';
import { OrderLine } from '../../features/order/order-line';
import { ReorderAll } from '../../features/order/reorder-all';
import styles from './order-list.module.css';

/** One order: date, number, and each item with its available actions. */
export function OrderCardView({ order }: { order: OrderCard }) {
  const navigate = useNavigate();
  return (
    <article
      className={styles.card}
      aria-label={`${dottedDate(order.orderedAt)} 주문 ${order.orderNo}`}
    >
      <header className={styles.head}>
        <h2>
          {dottedDate(order.orderedAt)} <span className={styles.no}>주문번호 {order.orderNo}</span>
        </h2>
        <Link to={paths.orderDetail(order.orderNo)} className={styles.detail}>
          주문 상세
          <ChevronRightIcon size={16} />
        </Link>
      </header>
      {order.giftReceiver && <p className={styles.gift}>선물 · 받는 분 {order.giftReceiver}</p>}
      {order.deposit && (
        <p className={styles.deposit}>
          <strong>
            {order.deposit.bankName} {order.deposit.accountNo}
          </strong>{' '}
          {dottedDateTime(order.deposit.dueAt)}까지 {wonFigure(order.deposit.amountWon)}원을 입금해
          주세요
        </p>
      )}
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.itemNo}>
            <OrderLine item={item} />
            <OrderActions
              orderNo={order.orderNo}
              item={item}
              isFolded
              isGift={order.giftReceiver !== null}
              onCancel={({ itemNo }) => navigate(cancelPath(order.orderNo, itemNo))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.open}>
        {order.openPaymentNo ? (
          <ButtonLink to={paths.payment(order.openPaymentNo)} isFull>
            이어서 결제하기
          </ButtonLink>
        ) : (
          <ReorderAll order={order} isQuiet />
        )}
      </div>
    </article>
  );
}
