import { useModalParam, useNavigate, useSearchParams } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDateTime, groupDigits } from '@shop/shared/domain';
import { Button, onDemand, Section, TwoColumn } from '@shop/shared/ui';
import { cancellableItems, cancellableQty, wholeChoice } from '../../features/cancel/cancel.rules';
import { CANCEL_MODAL, cancelPath } from '../../features/cancel/cancel-path';
import { OrderActions } from '../../features/order/order-actions';
import { OrderLine } from '../../features/order/order-line';
import { DepositReturns } from './deposit-returns';
import { CancelBeforeDeposit, OrderDeposit } from './order-deposit';
import styles from './order-detail.module.css';
import { OrderMoney } from './order-money';
import { OrderProgress } from './order-progress';
import { PaymentInfo } from './payment-info';
import { ReceiverInfo } from './receiver-info';
import { Refunds } from './refunds';
import { SellerItems } from './seller-items';

const cancelSheet = onDemand(() =>
  import(/* webpackChunkName: "cancel-sheet" */ '../../features/cancel/cancel-sheet').then(
    ({ CancelSheet }) => CancelSheet,
  ),
);

const refundAccount = onDemand(() =>
  import(
    /* webpackChunkName: "part-refund-account" */ '../../features/refund-account/refund-account-form'
  ).then(({ RefundAccountForm }) => RefundAccountForm),
);

export function OrderContents({ order }: { order: OrderDetail }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const sheet = useModalParam(CANCEL_MODAL);
  const isCancellable = cancellableItems(order).length > 0;
  const chosen = order.items.find(({ itemNo }) => itemNo === Number(query.get('itemNo')));
  const openCancel = (itemNo?: number) =>
    navigate(cancelPath(order.orderNo, itemNo), {
      state: { openedModal: CANCEL_MODAL },
    });

  return (
    <>
      <p className={styles.head}>
        <strong>{dottedDateTime(order.orderedAt)}</strong>
        <span>주문번호 {order.orderNo}</span>
      </p>
      <OrderProgress state={order.state} />
      <TwoColumn
        side={
          <div className={styles.side}>
            <OrderMoney order={order} />
            {order.deposit && (
              <CancelBeforeDeposit orderNo={order.orderNo} deposit={order.deposit} />
            )}
            {isCancellable && (
              <div className={styles.cancel}>
                {order.cancelNow && (
                  <p>
                    지금 모두 취소하면 <strong>{groupDigits(order.cancelNow.refundWon)}원</strong>을
                    돌려받아요
                  </p>
                )}
                <Button
                  variant="outline"
                  isFull
                  onPointerEnter={cancelSheet.preload}
                  onFocus={cancelSheet.preload}
                  onClick={() => openCancel()}
                >
                  취소 신청
                </Button>
              </div>
            )}
          </div>
        }
      >
        <div className={styles.parts}>
          {order.deposit && <OrderDeposit deposit={order.deposit} />}
          {order.payment?.waitsForRefundAccount && (
            <Section title="환불 계좌가 필요해요">
              <refundAccount.Component
                orderNo={order.orderNo}
                paymentNo={order.payment.paymentNo}
              />
            </Section>
          )}
          {order.sellers.map((seller) => (
            <SellerItems key={seller.sellerNo} seller={seller}>
              {order.items
                .filter(({ sellerNo }) => sellerNo === seller.sellerNo)
                .map((item) => (
                  <li key={item.itemNo}>
                    <OrderLine item={item} />
                    <OrderActions
                      orderNo={order.orderNo}
                      item={item}
                      onCancel={({ itemNo }) => openCancel(itemNo)}
                    />
                  </li>
                ))}
            </SellerItems>
          ))}
          <ReceiverInfo order={order} />
          {order.payment && (
            <Section title="결제 정보">
              <PaymentInfo payment={order.payment} />
            </Section>
          )}
          {order.payment && order.payment.depositReturns.length > 0 && (
            <Section title="돌려드린 입금">
              <DepositReturns returns={order.payment.depositReturns} />
            </Section>
          )}
          {order.refunds.length > 0 && (
            <Section title="취소·환불 내역">
              <Refunds refunds={order.refunds} />
            </Section>
          )}
        </div>
      </TwoColumn>
      {sheet.isOpen && isCancellable && (
        <cancelSheet.Component
          order={order}
          initial={chosen ? { [chosen.itemNo]: cancellableQty(chosen) } : wholeChoice(order)}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
