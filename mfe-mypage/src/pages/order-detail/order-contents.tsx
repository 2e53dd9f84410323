import { useModalParam, useNavigate, useSearchParams } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDateTime, groupDigits, isAllDigital } from '@shop/shared/domain';
import { Button, FragmentSlot, Section, TwoColumn } from '@shop/shared/ui';
import { useState } from 'react';
import { CANCEL_MODAL, cancelPath } from '../../features/cancel/cancel-path';
import { cancellableItems } from '../../features/cancel/cancellable';
import { depositFragment } from '../../features/order/deposit-fragment';
import { OrderActions } from '../../features/order/order-actions';
import { OrderLine } from '../../features/order/order-line';
import { parcelsOf } from '../../features/order/order-parcels';
import { EXCHANGE_MODAL, RETURN_MODAL } from '../../features/order/return-path';
import { TRACK_MODAL, trackPath } from '../../features/order/track-path';
import styles from './order-detail.module.css';
import {
  cancelBeforeDeposit,
  cancelSheet,
  depositReturns,
  exchangeModal,
  orderFoot,
  paymentInfo,
  receiverInfo,
  refundAccount,
  refunds,
  returnModal,
  sentGift,
  trackingSheet,
} from './order-detail.parts';
import { OrderMoney } from './order-money';
import { OrderProgress } from './order-progress';
import { ParcelItems } from './parcel-items';
import { ParcelNow } from './parcel-now';
import { BrokerNote, SellerItems } from './seller-items';

export function OrderContents({ order }: { order: OrderDetail }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const sheet = useModalParam(CANCEL_MODAL);
  const cancellable = cancellableItems(order).length;
  const chosen = order.items.find(({ itemNo }) => itemNo === Number(query.get('itemNo')));
  const openCancel = (itemNo?: number) =>
    navigate(cancelPath(order.orderNo, itemNo), { state: { openedModal: CANCEL_MODAL } });
  // Where the account was shown, the fragment says that the deposit has arrived.
  const [wasWaiting] = useState(order.deposit !== null);
  const isDepositShown = order.deposit !== null || (wasWaiting && order.state === 'PAY_DONE');

  const returning = useModalParam(RETURN_MODAL);
  const exchanging = useModalParam(EXCHANGE_MODAL);
  const tracking = useModalParam(TRACK_MODAL);
  const tracked = order.shipments.find(
    ({ shipmentNo }) => shipmentNo === Number(query.get('shipmentNo')),
  );
  const openTracking = (shipmentNo: number) =>
    navigate(trackPath(order.orderNo, shipmentNo), { state: { openedModal: TRACK_MODAL } });

  return (
    <>
      <p className={styles.head}>
        <strong>{dottedDateTime(order.orderedAt)}</strong>
        <span>주문번호 {order.orderNo}</span>
        {order.gift && <span>선물 · 받는 분 {order.gift.receiverName}</span>}
      </p>
      <ParcelNow order={order} onTrack={openTracking} />
      <OrderProgress order={order} />
      <TwoColumn
        side={
          <div className={styles.side}>
            <OrderMoney order={order} />
            {order.deposit && (
              <cancelBeforeDeposit.Component orderNo={order.orderNo} deposit={order.deposit} />
            )}
            {cancellable > 0 && (
              <div className={styles.cancel}>
                {order.cancelNow && (
                  <p>
                    {order.cancelsAll ? '전체 취소 시' : '아직 보내지 않은 상품을 취소하면'}{' '}
                    <strong>{groupDigits(order.cancelNow.refundWon)}원</strong>이 환불돼요
                  </p>
                )}
                <Button
                  variant="outline"
                  isFull
                  onPointerEnter={cancelSheet.preload}
                  onFocus={cancelSheet.preload}
                  onClick={() => openCancel()}
                >
                  취소 신청하기
                </Button>
              </div>
            )}
          </div>
        }
        after={
          <div className={styles.parts}>
            <receiverInfo.Component order={order} />
            {order.payment && (
              <Section title="결제 정보">
                <paymentInfo.Component
                  orderNo={order.orderNo}
                  payment={order.payment}
                  claimPayments={order.claimPayments}
                />
              </Section>
            )}
            {order.payment && order.payment.depositReturns.length > 0 && (
              <Section title="돌려드린 입금">
                <depositReturns.Component returns={order.payment.depositReturns} />
              </Section>
            )}
            {order.refunds.length > 0 && (
              <Section title="취소·반품·교환 내역">
                <refunds.Component refunds={order.refunds} />
              </Section>
            )}
            <orderFoot.Component order={order} />
          </div>
        }
      >
        <div className={styles.parts}>
          {order.gift && <sentGift.Component gift={order.gift} />}
          {isDepositShown && (
            <FragmentSlot
              fragment={depositFragment(order.orderNo)}
              className={styles.deposit}
              failedText="계좌를 불러오지 못했어요"
            />
          )}
          {order.payment?.waitsForRefundAccount && (
            <Section title="환불 계좌가 필요해요">
              <refundAccount.Component
                orderNo={order.orderNo}
                paymentNo={order.payment.paymentNo}
              />
            </Section>
          )}
          {order.sellers.map((seller) => {
            const items = order.items.filter(({ sellerNo }) => sellerNo === seller.sellerNo);
            return (
              <SellerItems key={seller.sellerNo} seller={seller} isSent={!isAllDigital(items)}>
                {parcelsOf(items, order.shipments).map((parcel, _at, { length }) => (
                  <ParcelItems
                    key={parcel.shipment?.shipmentNo ?? 'none'}
                    parcel={parcel}
                    isOneOfSeveral={length > 1}
                    onTrack={openTracking}
                  >
                    {parcel.items.map((item) => (
                      <li key={item.itemNo}>
                        <OrderLine item={item} />
                        <OrderActions
                          orderNo={order.orderNo}
                          item={item}
                          onCancel={({ itemNo }) => openCancel(itemNo)}
                          isInParcel
                          isGift={order.gift !== null}
                        />
                      </li>
                    ))}
                  </ParcelItems>
                ))}
              </SellerItems>
            );
          })}
          <BrokerNote sellers={order.sellers} />
        </div>
      </TwoColumn>
      {returning.isOpen && (
        <returnModal.Component order={order} item={chosen} onClose={returning.close} />
      )}
      {exchanging.isOpen && (
        <exchangeModal.Component order={order} item={chosen} onClose={exchanging.close} />
      )}
      {tracking.isOpen && tracked && (
        <trackingSheet.Component shipment={tracked} onClose={tracking.close} />
      )}
      {sheet.isOpen && cancellable > 0 && (
        <cancelSheet.Component order={order} item={chosen} onClose={sheet.close} />
      )}
    </>
  );
}
