import { events, toast, useCallMutation, useQueryClient, writeQueryCache } from '@shop/shared/app';
import { claimCalls, type OrderDetail, type OrderItem } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import {
  BottomSheet,
  Checkbox,
  CheckboxGroup,
  Notice,
  QuantityStepper,
  SelectButtons,
  TextArea,
} from '@shop/shared/ui';
import {
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { SubmitWithSum } from '../claim/submit-with-sum';
import { ItemLabel } from '../order/item-label';
import { orderQueries } from '../order/order.queries';
import { RefundAccountForm } from '../refund-account/refund-account-form';
import {
  type CancelReasonCode,
  type CancelForm as CancelValues,
  cancelRules,
  chosenItems,
  firstChoice,
  toggleItem,
} from './cancel.rules';
import styles from './cancel-sheet.module.css';
import { cancellableItems, cancellableQty } from './cancellable';
import { RefundLines } from './refund-lines';
import { useRefundEstimate } from './use-refund-estimate';

export interface CancelSheetProps {
  order: OrderDetail;
  /** Chosen first; absent: everything. */
  item: OrderItem | undefined;
  onClose: () => void;
}

const MAX_DETAIL = 300;

const refundWords = ({ payment }: OrderDetail): string =>
  payment?.method === 'VIRTUAL_ACCOUNT' || payment?.method === 'TRANSFER'
    ? '계좌로 3영업일 안에 환불돼요. 은행에 따라 더 걸릴 수 있어요.'
    : '결제하신 카드로 3영업일 안에 환불돼요. 카드사에 따라 더 걸릴 수 있어요.';

/** 취소 신청. An order paid by deposit first needs the account that its refund goes to. */
export function CancelSheet(props: CancelSheetProps) {
  const { orderNo, payment } = props.order;
  if (!payment?.needsRefundAccount) return <CancelForm {...props} />;
  return (
    <BottomSheet open title="환불 계좌" onClose={props.onClose}>
      <RefundAccountForm orderNo={orderNo} paymentNo={payment.paymentNo} />
    </BottomSheet>
  );
}

/** Items, reason and the exact refund amount, shown before submission. */
function CancelForm({ order, item, onClose }: CancelSheetProps) {
  const client = useQueryClient();
  const cancel = useCallMutation(claimCalls.cancel, {
    onSuccess: async ({ order: changed, refund }) => {
      await writeQueryCache(client, orderQueries.detail(order.orderNo), changed);
      events.emit('order:changed', { orderNo: order.orderNo });
      toast(`취소했어요. ${groupDigits(refund.refundWon)}원을 돌려드려요`);
      onClose();
    },
    onError: () => {
      // The order or its refund has changed: refetch both.
      void client.invalidateQueries({ queryKey: [claimCalls.estimate.id, order.orderNo] });
      void client.invalidateQueries({ queryKey: orderQueries.detail(order.orderNo).queryKey });
    },
  });
  const form = useValidatedForm<CancelValues>({
    defaultValues: { choice: firstChoice(order, item), reasonCd: '', detail: '' },
    failureText: '취소하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async ({ reasonCd, detail }) => {
      if (!reasonCd || !estimate.data) return;
      const { refundWon: expectedRefundWon } = estimate.data;
      await cancel.mutateAsync({
        body: { orderNo: order.orderNo, items, reasonCd, detail, expectedRefundWon },
      });
    },
  });
  const choice = useControlledField(form, 'choice', cancelRules.choice);
  const reason = useControlledField(form, 'reasonCd', cancelRules.reasonCd);
  const items = chosenItems(choice.value);
  const isUndecided = !cancel.isPending && !cancel.isSuccess;
  const estimate = useRefundEstimate(order.orderNo, items, reason.value || undefined, isUndecided);

  return (
    <BottomSheet
      open
      title="취소 신청"
      onClose={onClose}
      footer={
        <SubmitWithSum
          label="환불 예정 금액"
          amountWon={items.length > 0 ? estimate.data?.refundWon : undefined}
        >
          <SubmitButton
            form={form}
            size="large"
            isFull
            // The estimate for the previous selection must not be submitted for this one.
            isLoading={items.length > 0 && (estimate.isPlaceholderData || estimate.isLoading)}
          >
            취소 신청하기
          </SubmitButton>
        </SubmitWithSum>
      }
    >
      <ValidatedForm form={form} className={styles.form}>
        <CheckboxGroup label="취소할 상품" error={choice.error}>
          {cancellableItems(order).map((item, at) => (
            <div key={item.itemNo} className={styles.item}>
              <Checkbox
                ref={at === 0 ? choice.ref : undefined}
                checked={(choice.value[item.itemNo] ?? 0) > 0}
                onChange={() => choice.onChange(toggleItem(choice.value, item))}
                label={
                  <ItemLabel item={item} qty={choice.value[item.itemNo] || cancellableQty(item)} />
                }
              />
              {cancellableQty(item) > 1 && (choice.value[item.itemNo] ?? 0) > 0 && (
                <QuantityStepper
                  label={`${item.goodsName} 취소 수량`}
                  value={choice.value[item.itemNo] ?? 1}
                  min={1}
                  max={cancellableQty(item)}
                  onChange={(qty) => choice.onChange({ ...choice.value, [item.itemNo]: qty })}
                />
              )}
            </div>
          ))}
        </CheckboxGroup>
        <SelectButtons
          firstRef={reason.ref}
          label="취소 사유"
          isRequired
          columns={2}
          value={reason.value}
          onChange={(value) => reason.onChange(value as CancelReasonCode)}
          options={order.cancelReasons.map(({ code, name }) => ({ value: code, text: name }))}
          error={reason.error}
        />
        <TextArea label="자세한 내용 (선택)" maxLength={MAX_DETAIL} {...form.field('detail')} />
        <Notice>{refundWords(order)}</Notice>
        {items.length > 0 && <RefundLines query={estimate} feeLabel="기간 만료 공제" />}
      </ValidatedForm>
    </BottomSheet>
  );
}
