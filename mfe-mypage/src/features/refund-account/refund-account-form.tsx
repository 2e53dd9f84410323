import { toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { paymentCalls } from '@shop/shared/contracts';
import { banks } from '@shop/shared/domain';
import { SelectField, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { orderQueries } from '../order/order.queries';
import styles from './refund-account.module.css';
import {
  emptyRefundAccount,
  refundAccountOf,
  refundAccountRules,
  type RefundAccountForm as Values,
} from './refund-account.rules';

const options = Object.entries(banks).map(([value, label]) => ({ value, label }));

/** 환불 계좌: the account to which deposits are refunded. The bank checks the holder by name. */
export function RefundAccountForm({ orderNo, paymentNo }: { orderNo: string; paymentNo: string }) {
  const client = useQueryClient();
  const save = useCallMutation(paymentCalls.setRefundAccount, {
    onSuccess: async ({ bankName, accountMasked }) => {
      toast(`환불 계좌를 확인했어요. ${bankName} ${accountMasked}`);
      await client.invalidateQueries({ queryKey: orderQueries.detail(orderNo).queryKey });
    },
  });
  const form = useValidatedForm<Values>({
    defaultValues: emptyRefundAccount,
    failureText: '계좌를 확인하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async (values) => {
      const body = refundAccountOf(values);
      if (body) await save.mutateAsync({ params: { paymentNo }, body });
    },
  });
  return (
    <ValidatedForm form={form} className={styles.form}>
      <p className={styles.note}>
        무통장입금은 입금한 계좌를 알 수 없어요. 환불받을 본인 계좌를 알려 주세요.
      </p>
      <SelectField
        label="은행"
        placeholder="은행을 골라 주세요"
        isRequired
        options={options}
        {...form.field('bankCd', refundAccountRules.bankCd)}
      />
      <TextField
        label="계좌번호"
        inputMode="numeric"
        isRequired
        maxLength={30}
        {...form.field('accountNo', refundAccountRules.accountNo)}
      />
      <TextField
        label="예금주"
        isRequired
        maxLength={30}
        {...form.field('holderName', refundAccountRules.holderName)}
      />
      <SubmitButton form={form} size="large" isFull>
        환불 계좌 확인하기
      </SubmitButton>
    </ValidatedForm>
  );
}
