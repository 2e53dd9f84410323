import type { OrderDetail, OrderItem } from '@shop/shared/contracts';
import { Button, EmptyState, FullModal } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { RefundAccountForm } from '../refund-account/refund-account-form';
import { returnableQty } from './return.rules';

export interface ClaimModalProps {
  order: OrderDetail;
  /** The item whose button opened the request; undefined when a link names none. */
  item: OrderItem | undefined;
  onClose: () => void;
}

interface ClaimGateProps extends ClaimModalProps {
  word: '반품' | '교환';
  children: (item: OrderItem) => ReactNode;
}

/**
 * The steps of a request, unless the item allows none. An order paid by deposit first needs the account that a
 * refund goes to.
 */
export function ClaimGate({ order, item, onClose, word, children }: ClaimGateProps) {
  const { payment, orderNo } = order;
  const isPossible = item !== undefined && returnableQty(item) > 0;
  if (isPossible && !payment?.needsRefundAccount) return children(item);
  return (
    <FullModal open title={`${word} 신청`} onClose={onClose}>
      {isPossible && payment ? (
        <RefundAccountForm orderNo={orderNo} paymentNo={payment.paymentNo} />
      ) : (
        <EmptyState
          title={`${word}할 수 없는 상품이에요`}
          reason="신청 기간이 지났거나, 이미 반품이나 교환을 신청한 상품이에요"
          action={<Button onClick={onClose}>주문 상세로 돌아가기</Button>}
        />
      )}
    </FullModal>
  );
}
