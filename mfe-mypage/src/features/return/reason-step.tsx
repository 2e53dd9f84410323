import type { OrderDetail } from '@shop/shared/contracts';
import { FileUpload, Notice, SelectButtons, TextArea } from '@shop/shared/ui';
import { type FormHandle, useControlledField } from '@shop/shared/ui/form';
import type { Uploads } from '@shop/shared/ui/upload';
import { type ReturnForm, type ReturnReason, returnRules } from './return.rules';
import styles from './return-modal.module.css';

const MAX_DETAIL = 300;

const pointsNote = {
  반품: ' 구매확정으로 받은 적립 포인트는 환불할 때 돌려받아요.',
  교환: ' 구매확정으로 받은 적립 포인트는 돌려받고, 교환 상품을 구매확정하면 다시 적립해요.',
};

const feeNote = {
  반품: '반품 배송비는 환불 금액에서 빼요. 마지막 단계에서 금액을 확인할 수 있어요.',
  교환: '왕복 배송비를 결제하면 회수를 시작해요. 마지막 단계에서 금액을 확인할 수 있어요.',
};

interface ReasonStepProps {
  form: FormHandle<ReturnForm>;
  order: Pick<OrderDetail, 'items' | 'returnReasons'>;
  word: '반품' | '교환';
  /** Kept outside of the step, so that they stay when it is left. */
  photos: Uploads;
}

/** 사유: decides who pays for the way back. */
export function ReasonStep({ form, order, word, photos }: ReasonStepProps) {
  const isExchange = word === '교환';
  const choice = form.methods.watch('choice');
  const chosenItems = order.items.filter(({ itemNo }) => (choice[itemNo] ?? 0) > 0);
  const isDefectOnly = chosenItems.some((item) => item.isDefectOnly);
  const isConfirmed = chosenItems.some(({ state }) => state === 'BUY_CONFIRM');
  const reasons = order.returnReasons.filter(
    ({ isDefect, isForExchange }) => (isDefect || !isDefectOnly) && (isForExchange || !isExchange),
  );
  const reason = useControlledField(form, 'reasonCd', returnRules.reasonCd);
  const chosen = reasons.find(({ code }) => code === reason.value);
  return (
    <div className={styles.step}>
      {isDefectOnly && (
        <Notice>
          신청 기간이 지났거나 구매확정한 상품은 불량이거나 잘못 왔을 때만, 받은 날부터 3개월 안에{' '}
          {word}할 수 있어요.
          {isConfirmed && pointsNote[word]}
        </Notice>
      )}
      <SelectButtons
        firstRef={reason.ref}
        label={`${word} 사유`}
        isRequired
        columns={2}
        value={reason.value}
        onChange={(value) => reason.onChange(value as ReturnReason)}
        options={reasons.map(({ code, name }) => ({ value: code, text: name }))}
        error={reason.error}
      />
      {chosen && (
        <Notice isLive>
          {chosen.isSellersFault
            ? `판매자가 ${word} 배송비를 부담해요.${word === '반품' ? ' 검수에서 사유와 달라 차감할 금액이 생기면 먼저 안내해 드려요.' : ''}`
            : feeNote[word]}
        </Notice>
      )}
      <TextArea
        label="자세한 내용 (선택)"
        maxLength={MAX_DETAIL}
        {...form.methods.register('detail')}
      />
      <FileUpload label="사진 첨부 (선택)" {...photos.field} />
    </div>
  );
}
