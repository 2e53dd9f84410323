import { paths } from '@shop/shared/contracts';
import { dottedDateTime, formatPhone } from '@shop/shared/domain';
import {
  ArrivalDate,
  ButtonLink,
  CheckCircleIcon,
  ClockIcon,
  InfoTable,
  TwoColumn,
} from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import styles from './complete.module.css';
import { CompleteCorners } from './complete-corners';
import { CompleteItems } from './complete-items';
import { CompletePayment } from './complete-payment';
import { headline } from './headline';
import { NextCoupon } from './next-coupon';
import { OrderDeposit } from './order-deposit';

/** Content of the complete page: items, address, arrival, payment and next steps. */
export function CompleteContents({ order }: { order: CompletedOrder }) {
  const { receiver } = order;
  const { words, note, isDone } = headline(order.state, order.payment?.depositReturns);
  return (
    <>
      <TwoColumn
        side={
          <>
            <CompletePayment order={order} />
            <div className={styles.actions}>
              <ButtonLink
                to={paths.orderDetail(order.orderNo)}
                variant="outline"
                size="large"
                isFull
              >
                주문 상세 보기
              </ButtonLink>
              <ButtonLink to={paths.home()} size="large" isFull>
                쇼핑 계속하기
              </ButtonLink>
            </div>
          </>
        }
      >
        <header className={styles.head}>
          <span className={isDone ? styles.done : styles.waiting}>
            {isDone ? <CheckCircleIcon size={40} /> : <ClockIcon size={40} />}
          </span>
          <h2 className={styles.words}>{words}</h2>
          <p className={styles.note}>{note}</p>
          {order.arrivesOn && (
            <p className={styles.arrival}>
              <ArrivalDate day={order.arrivesOn} size="title" />
            </p>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>주문번호</dt>
              <dd>{order.orderNo}</dd>
            </div>
            <div>
              <dt>주문일시</dt>
              <dd>{dottedDateTime(order.orderedAt)}</dd>
            </div>
          </dl>
        </header>
        <OrderDeposit order={order} />
        {order.nextCouponNo !== null && (
          <div className={styles.coupon}>
            <NextCoupon couponNo={order.nextCouponNo} />
          </div>
        )}
        <CompleteItems order={order} />
        <section className={styles.part} aria-label="배송지">
          <h2 className={styles.title}>배송지</h2>
          <InfoTable
            caption="배송지"
            rows={[
              { key: '받는 분', value: `${receiver.name} · ${formatPhone(receiver.phone)}` },
              { key: '주소', value: `(${receiver.zip}) ${receiver.road} ${receiver.detail}` },
              ...(receiver.messageText
                ? [{ key: '배송 메시지', value: receiver.messageText }]
                : []),
            ]}
          />
        </section>
      </TwoColumn>
      <CompleteCorners order={order} />
    </>
  );
}
