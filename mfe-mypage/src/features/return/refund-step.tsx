import type { UseQueryResult } from '@shop/shared/app';
import type { OrderDetail, RefundEstimate } from '@shop/shared/contracts';
import { CLAIM_PAY_HOURS } from '@shop/shared/domain';
import { Notice } from '@shop/shared/ui';
import { RefundLines } from '../cancel/refund-lines';
import styles from './return-modal.module.css';

const bankMethods = ['VIRTUAL_ACCOUNT', 'TRANSFER'];

interface RefundStepProps {
  query: UseQueryResult<RefundEstimate>;
  order: Pick<OrderDetail, 'payment'>;
}

/** 환불: what goes back, exactly as it will be paid. */
export function RefundStep({ query, order: { payment } }: RefundStepProps) {
  const payWon = query.data?.payWon ?? 0;
  const target = payment && bankMethods.includes(payment.method) ? '계좌로' : '결제하신 수단으로';
  return (
    <div className={styles.step}>
      <RefundLines query={query} />
      {payWon > 0 && (
        <Notice tone="caution" title="배송비가 환불 금액보다 커요">
          신청하고 {CLAIM_PAY_HOURS}시간 안에 모자란 배송비를 결제하면 회수를 시작해요. 결제하지
          않으면 신청이 철회돼요.
        </Notice>
      )}
      <Notice>
        상품이 판매자에게 도착해 검수를 마치면 3영업일 안에 {target} 환불돼요. 상품에 문제가 있어
        차감할 금액이 생기면 먼저 안내해 드려요.
      </Notice>
    </div>
  );
}
