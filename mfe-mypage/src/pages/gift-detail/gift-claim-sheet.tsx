import { toast, useCallMutation, useNow } from '@shop/shared/app';
import { type GiftLine, giftCalls } from '@shop/shared/contracts';
import { type ReturnReasonCode, returnReasons, tableKeys } from '@shop/shared/domain';
import {
  BottomSheet,
  Notice,
  QuantityStepper,
  Radio,
  RadioGroup,
  SelectButtons,
  SelectField,
  TextArea,
} from '@shop/shared/ui';
import {
  SubmitButton,
  useControlledField,
  useValidatedForm,
  ValidatedForm,
} from '@shop/shared/ui/form';
import { useGiftChange } from '../../features/gift/use-gift-change';
import { visitDays } from '../../features/return/return.rules';
import styles from './gift-detail.module.css';

const EVERY_HOUR_MS = 3_600_000;
const MAX_DETAIL = 300;

interface ClaimValues {
  reasonCd: ReturnReasonCode | '';
  skuNo: number;
  qty: number;
  detail: string;
  visitOn: string;
}

const rules = {
  reasonCd: (code: string) => code !== '' || '사유를 골라 주세요',
  skuNo: (skuNo: number) => skuNo > 0 || '교환할 옵션을 골라 주세요',
  visitOn: (day: string) => day !== '' || '회수 날짜를 골라 주세요',
};

const isSellers = (code: ReturnReasonCode): boolean => returnReasons[code].fault === 'SELLER';

/** Of an exchange only what costs nobody anything; a late delivery is no reason for other goods. */
const reasonsOf = (isExchange: boolean, isDefectOnly: boolean) =>
  tableKeys<ReturnReasonCode>(returnReasons)
    .filter((code) => (isExchange || isDefectOnly ? isSellers(code) && code !== 'LATE' : true))
    .map((value) => ({ value, text: returnReasons[value].name }));

export interface GiftClaimSheetProps {
  line: GiftLine;
  kind: 'RETURN' | 'EXCHANGE';
  token: string;
  onClose: () => void;
}

/** 반품 and 교환 by the receiver of a gift: fetched at its address, without a price. */
export function GiftClaimSheet({ line, kind, token, onClose }: GiftClaimSheetProps) {
  const isExchange = kind === 'EXCHANGE';
  const word = isExchange ? '교환' : '반품';
  const days = visitDays(useNow(EVERY_HOUR_MS));
  const { show, refreshAfter } = useGiftChange(token);
  const request = useCallMutation(giftCalls.claim, { onError: refreshAfter });
  const form = useValidatedForm<ClaimValues>({
    defaultValues: { reasonCd: '', skuNo: 0, qty: line.leftQty, detail: '', visitOn: '' },
    failureText: `${word}을 신청하지 못했어요. 잠시 후 다시 시도해 주세요`,
    send: async ({ reasonCd, skuNo, ...values }) => {
      if (!reasonCd) return;
      const view = await request.mutateAsync({
        params: { token, itemNo: line.itemNo },
        body: { kind, reasonCd, ...values, skuNo: isExchange ? skuNo : undefined },
      });
      await show(view);
      toast(`${word}을 신청했어요`);
      onClose();
    },
  });
  const reason = useControlledField(form, 'reasonCd', rules.reasonCd);
  const sku = useControlledField<ClaimValues, 'skuNo'>(
    form,
    'skuNo',
    isExchange ? rules.skuNo : () => true,
  );
  const qty = useControlledField<ClaimValues, 'qty'>(form, 'qty', () => true);
  return (
    <BottomSheet
      open
      title={`${word} 신청`}
      onClose={onClose}
      footer={
        <SubmitButton form={form} size="large" isFull>
          {word} 신청하기
        </SubmitButton>
      }
    >
      <ValidatedForm form={form} className={styles.form}>
        <p>{line.goodsName}</p>
        {line.leftQty > 1 && (
          <QuantityStepper
            label={`${word} 수량`}
            value={qty.value}
            min={1}
            max={line.leftQty}
            onChange={qty.onChange}
          />
        )}
        <SelectButtons
          firstRef={reason.ref}
          label={`${word} 사유`}
          isRequired
          columns={2}
          value={reason.value}
          onChange={(code) => reason.onChange(code)}
          options={reasonsOf(isExchange, line.isDefectOnly)}
          error={reason.error}
        />
        {isExchange && (
          <RadioGroup label="교환할 옵션" error={sku.error}>
            {line.exchangeOptions.map((option, at) => (
              <Radio
                key={option.skuNo}
                ref={at === 0 ? sku.ref : undefined}
                look="card"
                name="exchange-option"
                label={option.optionText || '같은 상품'}
                note={option.isSoldOut ? '품절' : undefined}
                disabled={option.isSoldOut}
                checked={sku.value === option.skuNo}
                onChange={() => sku.onChange(option.skuNo)}
              />
            ))}
          </RadioGroup>
        )}
        <SelectField
          label="회수 날짜"
          placeholder="날짜를 골라 주세요"
          isRequired
          options={days}
          {...form.field('visitOn', rules.visitOn)}
        />
        <TextArea
          label="자세한 내용 (선택)"
          maxLength={MAX_DETAIL}
          {...form.methods.register('detail')}
        />
        <Notice>
          {isExchange
            ? '선물을 받은 주소에서 회수하고, 검수한 뒤 고른 옵션을 보내 드려요. 배송비는 들지 않아요.'
            : '선물을 받은 주소에서 회수해요. 환불은 보낸 분께 해 드리고, 단순 변심이면 배송비를 환불 금액에서 빼요.'}
        </Notice>
      </ValidatedForm>
    </BottomSheet>
  );
}
