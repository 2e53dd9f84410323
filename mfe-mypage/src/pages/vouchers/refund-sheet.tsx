import {
  callKey,
  callQuery,
  events,
  presentError,
  toast,
  useCallMutation,
  useQuery,
  useQueryClient,
} from '@shop/shared/app';
import { type Voucher, voucherCalls } from '@shop/shared/contracts';
import { dottedDate, formatWon } from '@shop/shared/domain';
import { BottomSheet, BulletList, Button } from '@shop/shared/ui';
import { RefundLines } from '../../features/cancel/refund-lines';
import { SubmitWithSum } from '../../features/claim/submit-with-sum';
import { orderQueries } from '../../features/order/order.queries';
import { RefundAccountForm } from '../../features/refund-account/refund-account-form';
import styles from './vouchers.module.css';

interface RefundSheetProps {
  voucher: Voucher;
  orderNo: string;
  onClose: () => void;
}

/** 환불 신청 of one voucher. An order paid by deposit first needs the account that its refund goes to. */
export function RefundSheet(props: RefundSheetProps) {
  const { orderNo, onClose } = props;
  const payment = useQuery(orderQueries.detail(orderNo)).data?.payment;
  if (!payment?.needsRefundAccount) return <RefundRequest {...props} />;
  return (
    <BottomSheet open title="환불 계좌" onClose={onClose}>
      <RefundAccountForm orderNo={orderNo} paymentNo={payment.paymentNo} />
    </BottomSheet>
  );
}

function RefundRequest({ voucher, orderNo, onClose }: RefundSheetProps) {
  const params = { voucherNo: voucher.voucherNo };
  const client = useQueryClient();
  const refund = useCallMutation(voucherCalls.refund, {
    onSuccess: ({ refund: { refundWon } }) => {
      toast(`환불을 신청했어요. ${formatWon(refundWon)}을 돌려드려요`);
      events.emit('order:changed', { orderNo });
      onClose();
    },
    onError: presentError,
    onSettled: () => {
      for (const call of [voucherCalls.list, voucherCalls.refundEstimate])
        void client.invalidateQueries({ queryKey: callKey(call) });
    },
  });
  const estimate = useQuery({
    ...callQuery(voucherCalls.refundEstimate, { params }),
    enabled: !refund.isPending && !refund.isSuccess,
    staleTime: 0,
  });
  const amountWon = estimate.data?.refundWon;
  return (
    <BottomSheet
      open
      title="모바일 쿠폰 환불"
      onClose={onClose}
      footer={
        <SubmitWithSum label="환불 예정 금액" amountWon={amountWon}>
          <Button
            size="large"
            isFull
            isLoading={amountWon === undefined || refund.isPending}
            onClick={() => {
              if (amountWon !== undefined)
                refund.mutate({ params, body: { expectedRefundWon: amountWon } });
            }}
          >
            환불 신청하기
          </Button>
        </SubmitWithSum>
      }
    >
      <div className={styles.refund}>
        <div>
          <p className={styles.name}>{voucher.goodsName}</p>
          <p className={styles.until}>{dottedDate(voucher.expiresAt)}까지</p>
        </div>
        <RefundLines query={estimate} feeLabel="기간 만료 공제" />
        <BulletList
          items={[
            '기간이 끝나기 전에는 전액을, 끝난 뒤에는 5만원 이하는 90%, 5만원을 넘으면 95%를 돌려드려요.',
            '결제하신 방법으로 3영업일 안에 환불돼요. 환불한 쿠폰은 다시 쓸 수 없어요.',
          ]}
        />
      </div>
    </BottomSheet>
  );
}
