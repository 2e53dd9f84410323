import { paths } from '@shop/shared/contracts';
import { arrivesInParts, dottedDateTime, formatPhone, isAllDigital } from '@shop/shared/domain';
import {
  ArrivalDate,
  ButtonLink,
  CheckCircleIcon,
  ClockIcon,
  FragmentSlot,
  InfoTable,
  TwoColumn,
} from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import { sentGiftFragment } from '../../features/order/sent-gift-fragment';
import styles from './complete.module.css';
import { completeCorners } from './complete-corners';
import { CompleteItems } from './complete-items';
import { CompletePayment } from './complete-payment';
import { headline } from './headline';
import { NextCoupon } from './next-coupon';
import { OrderDeposit } from './order-deposit';
import { VoucherNote } from './voucher-note';

/** Content of the complete page: arrival, next steps, items, payment and address. */
export function CompleteContents({ order }: { order: CompletedOrder }) {
  return (
    <>
      <TwoColumn
        side={
          <>
            <CompletePayment order={order} />
            {order.nextCoupon && (
              <div className={styles.coupon}>
                <NextCoupon coupon={order.nextCoupon} />
              </div>
            )}
          </>
        }
        after={
          isAllDigital(order.items) && !order.gift ? (
            <VoucherNote order={order} />
          ) : (
            <Receiver order={order} />
          )
        }
      >
        <Head order={order} />
        <OrderDeposit order={order} />
        {order.gift && headline(order).isDone && (
          <FragmentSlot
            fragment={sentGiftFragment(order.gift.giftNo)}
            className={styles.gift}
            failedText="선물 상태를 불러오지 못했어요"
          />
        )}
        <div className={styles.actions}>
          <ButtonLink to={paths.orderDetail(order.orderNo)} variant="outline" size="large" isFull>
            주문 상세 보기
          </ButtonLink>
          <ButtonLink to={paths.home()} size="large" isFull>
            쇼핑 계속하기
          </ButtonLink>
        </div>
        <CompleteItems order={order} />
      </TwoColumn>
      <div className={styles.corners}>
        <FragmentSlot fragment={completeCorners} />
      </div>
    </>
  );
}

function Head({ order }: { order: CompletedOrder }) {
  const { words, note, isDone } = headline(order);
  const Icon = isDone ? CheckCircleIcon : ClockIcon;
  return (
    <header className={styles.head}>
      <span className={isDone ? styles.done : styles.waiting}>
        <Icon size={40} />
      </span>
      <h2 className={styles.words}>{words}</h2>
      <p className={styles.note}>{note}</p>
      <dl className={styles.facts}>
        {order.arrivesOn && (
          <div>
            <dt>배송</dt>
            <dd>
              <ArrivalDate day={order.arrivesOn} isFirst={arrivesInParts(order.items)} />
            </dd>
          </div>
        )}
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
  );
}

function Receiver({ order: { receiver, gift } }: { order: CompletedOrder }) {
  const title = gift ? '선물 받는 분' : '배송지';
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <InfoTable
        caption={title}
        rows={[
          {
            key: '받는 분',
            value: `${receiver.name} · ${gift ? receiver.phone : formatPhone(receiver.phone)}`,
          },
          gift
            ? { key: '주소', value: '받는 분이 선물을 받고 입력해요' }
            : { key: '주소', value: `(${receiver.zip}) ${receiver.road} ${receiver.detail}` },
          ...(receiver.messageText ? [{ key: '배송 메시지', value: receiver.messageText }] : []),
        ]}
      />
    </section>
  );
}
