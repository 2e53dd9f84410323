import {
  errorMessage,
  events,
  toast,
  useCallMutation,
  useQueryClient,
  writeQueryCache,
} from '@shop/shared/app';
import { claimCalls, type OrderDetail } from '@shop/shared/contracts';
import {
  BottomSheet,
  Button,
  Checkbox,
  CheckboxGroup,
  Notice,
  QuantityStepper,
  SelectButtons,
  TextArea,
  Won,
} from '@shop/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { orderQueries } from '../order/order.queries';
import {
  type CancelChoice,
  cancellableItems,
  cancellableQty,
  chosenItems,
  toggleItem,
} from './cancel.rules';
import styles from './cancel-sheet.module.css';
import { RefundLines } from './refund-lines';
import { useRefundEstimate } from './use-refund-estimate';

export interface CancelSheetProps {
  order: OrderDetail;
  initial: CancelChoice;
  onClose: () => void;
}

const MAX_DETAIL = 300;

/** 취소 신청: items, reason and the exact refund amount, shown before submission. */
export function CancelSheet({ order, initial, onClose }: CancelSheetProps) {
  const client = useQueryClient();
  const formId = useId();
  const [choice, setChoice] = useState(initial);
  const [reasonCd, setReasonCd] = useState('');
  const [detail, setDetail] = useState('');
  const [hasTried, setTried] = useState(false);
  const firstItem = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const items = chosenItems(choice);
  const reason = order.cancelReasons.find(({ code }) => code === reasonCd)?.code as
    | 'CHANGED_MIND'
    | undefined;

  const cancel = useCallMutation(claimCalls.cancel, {
    onSuccess: async ({ order: changed, refund }) => {
      await writeQueryCache(client, orderQueries.detail(order.orderNo), changed);
      events.emit('order:changed', { orderNo: order.orderNo });
      toast(`취소했어요. ${refund.refundWon.toLocaleString('ko-KR')}원을 돌려드려요`);
      onClose();
    },
    onError: (error) => {
      toast(errorMessage(error, '취소하지 못했어요. 잠시 후 다시 시도해 주세요'));
      // The order or its refund has changed: refetch both.
      void client.invalidateQueries({ queryKey: [claimCalls.estimate.id, order.orderNo] });
      void client.invalidateQueries({ queryKey: orderQueries.detail(order.orderNo).queryKey });
    },
  });

  const isUndecided = !cancel.isPending && !cancel.isSuccess;
  const estimate = useRefundEstimate(order.orderNo, items, reason, isUndecided);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (items.length === 0) return firstItem.current?.focus();
    if (!reason) return reasonField.current?.focus();
    if (!estimate.data) return;
    cancel.mutate({
      body: {
        orderNo: order.orderNo,
        items,
        reasonCd: reason,
        detail,
        expectedRefundWon: estimate.data.refundWon,
      },
    });
  };

  return (
    <BottomSheet
      open
      title="취소 신청"
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          variant="danger"
          isFull
          // The estimate for the previous selection must not be submitted for this one.
          isLoading={cancel.isPending || (items.length > 0 && estimate.isPlaceholderData)}
        >
          {estimate.data && items.length > 0 ? (
            <>
              <Won amountWon={estimate.data.refundWon} /> 환불받고 취소하기
            </>
          ) : (
            '취소하기'
          )}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <CheckboxGroup
          label="취소할 상품"
          error={hasTried && items.length === 0 ? '취소할 상품을 골라 주세요' : undefined}
        >
          {cancellableItems(order).map((item, at) => (
            <div key={item.itemNo} className={styles.item}>
              <Checkbox
                ref={at === 0 ? firstItem : undefined}
                checked={(choice[item.itemNo] ?? 0) > 0}
                onChange={() => setChoice(toggleItem(choice, item))}
                label={
                  <>
                    {item.goodsName}
                    {item.optionText && <span className={styles.option}>{item.optionText}</span>}
                  </>
                }
              />
              {cancellableQty(item) > 1 && (choice[item.itemNo] ?? 0) > 0 && (
                <QuantityStepper
                  label={`${item.goodsName} 취소 수량`}
                  value={choice[item.itemNo] ?? 1}
                  min={1}
                  max={cancellableQty(item)}
                  onChange={(qty) => setChoice({ ...choice, [item.itemNo]: qty })}
                />
              )}
            </div>
          ))}
        </CheckboxGroup>
        <SelectButtons
          firstRef={reasonField}
          label="취소 사유"
          isRequired
          columns={2}
          value={reasonCd}
          onChange={setReasonCd}
          options={order.cancelReasons.map(({ code, name }) => ({ value: code, text: name }))}
          error={hasTried && !reason ? '취소 사유를 골라 주세요' : undefined}
        />
        <TextArea
          label="자세한 내용 (선택)"
          maxLength={MAX_DETAIL}
          value={detail}
          onChange={(event) => setDetail(event.target.value)}
        />
        {items.length > 0 && <RefundLines query={estimate} />}
        <Notice>결제하신 카드로 3영업일 안에 환불돼요. 카드사에 따라 더 걸릴 수 있어요.</Notice>
      </form>
    </BottomSheet>
  );
}
