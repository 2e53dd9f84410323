import {
  events,
  toast,
  useCallMutation,
  useNavigate,
  useNow,
  useQueryClient,
} from '@shop/shared/app';
import { claimCalls, type OrderDetail, type OrderItem, paths } from '@shop/shared/contracts';
import { useValidatedForm } from '@shop/shared/ui/form';
import { useUploads } from '@shop/shared/ui/upload';
import { useState } from 'react';
import { orderQueries } from '../order/order.queries';
import { ClaimGate, type ClaimModalProps } from './claim-gate';
import { ClaimSteps } from './claim-steps';
import { ItemsStep } from './items-step';
import { PhotosProblem } from './photos-problem';
import { PickupStep } from './pickup-step';
import { ReasonStep } from './reason-step';
import { RefundStep } from './refund-step';
import {
  EVERY_HOUR_MS,
  type ReturnForm,
  returnableItems,
  returnBody,
  startForm,
} from './return.rules';
import { useReturnEstimate } from './use-return-estimate';

const steps = ['상품', '사유', '회수', '환불'] as const;
const LAST = steps.length - 1;

/** 반품 신청. */
export const ReturnModal = (props: ClaimModalProps) => (
  <ClaimGate {...props} word="반품">
    {(item) => <ReturnSteps order={props.order} item={item} onClose={props.onClose} />}
  </ClaimGate>
);

interface ReturnStepsProps {
  order: OrderDetail;
  item: OrderItem;
  onClose: () => void;
}

/** Items, reason, pickup, and the exact refund, one step after the other. */
function ReturnSteps({ order, item, onClose }: ReturnStepsProps) {
  const { orderNo } = order;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const now = useNow(EVERY_HOUR_MS);
  const request = useCallMutation(claimCalls.requestReturn, {
    onSuccess: ({ claimNo }) => {
      events.emit('order:changed', { orderNo });
      toast('반품을 신청했어요');
      void navigate(paths.claimDetail(claimNo), { replace: true });
    },
    onError: () => {
      // The order or its refund has changed: refetch both.
      void client.invalidateQueries({ queryKey: [claimCalls.estimateReturn.id] });
      void client.invalidateQueries({ queryKey: orderQueries.detail(orderNo).queryKey });
    },
  });
  const photos = useUploads('CLAIM');
  const form = useValidatedForm<ReturnForm>({
    defaultValues: startForm(item, now),
    failureText: '반품을 신청하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async (values) => {
      if (step < LAST) return setStep(step + 1);
      if (!estimate.data) return;
      const body = returnBody(orderNo, values, estimate.data, photos.fileNos);
      await request.mutateAsync({ body });
    },
  });
  const isUndecided = !request.isPending && !request.isSuccess;
  const estimate = useReturnEstimate(orderNo, form.methods.watch(), isUndecided && step === LAST);
  const payWon = estimate.data?.payWon ?? 0;
  return (
    <ClaimSteps
      title="반품 신청"
      {...{ steps, step, form, onClose }}
      onStep={setStep}
      isReady={estimate.data !== undefined && !photos.hasFailed}
      isComputing={estimate.isPlaceholderData || photos.isSending}
      submit="반품 신청하기"
      sum={
        payWon > 0
          ? { label: '결제할 배송비', amountWon: payWon }
          : { label: '환불 예정 금액', amountWon: estimate.data?.refundWon }
      }
    >
      {step === 0 && (
        <ItemsStep form={form} items={returnableItems(order, item.sellerNo)} word="반품" />
      )}
      {step === 1 && <ReasonStep form={form} order={order} word="반품" photos={photos} />}
      {step === 2 && <PickupStep form={form} order={order} />}
      {step === LAST && <RefundStep query={estimate} order={order} />}
      {step === LAST && <PhotosProblem photos={photos} />}
    </ClaimSteps>
  );
}
