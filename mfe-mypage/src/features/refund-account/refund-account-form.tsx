import { presentError, toast, useCallMutation, useQuery, useQueryClient } from '@shop/shared/app';
import { type CallReply, paymentCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { orderQueries } from '../order/order.queries';
import { AccountFields } from './account-fields';
import styles from './refund-account.module.css';
import { refundAccountQueries } from './refund-account.queries';
import {
  emptyRefundAccount,
  refundAccountOf,
  type RefundAccountForm as Values,
} from './refund-account.rules';

type MaskedAccount = CallReply<typeof paymentCalls.setRefundAccount>;

/** 환불 계좌: the account to which deposits are refunded. The bank checks the holder by name. */
export function RefundAccountForm({ orderNo, paymentNo }: { orderNo: string; paymentNo: string }) {
  const client = useQueryClient();
  const onSuccess = async ({ bankName, accountMasked }: MaskedAccount) => {
    toast(`환불 계좌를 확인했어요. ${bankName} ${accountMasked}`);
    await client.invalidateQueries({ queryKey: orderQueries.detail(orderNo).queryKey });
  };
  const save = useCallMutation(paymentCalls.setRefundAccount, { onSuccess });
  const saved = useQuery(refundAccountQueries.saved());
  const takeSaved = useCallMutation(paymentCalls.useSavedAccount, {
    onSuccess,
    onError: presentError,
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
      <AccountFields form={form} />
      <SubmitButton form={form} size="large" isFull>
        환불 계좌 확인하기
      </SubmitButton>
      {saved.data?.account && (
        <Button
          variant="outline"
          isFull
          isLoading={takeSaved.isPending}
          onClick={() => takeSaved.mutate({ params: { paymentNo }, body: {} })}
        >
          저장한 계좌로 받기 ({saved.data.account.bankName} {saved.data.account.accountMasked})
        </Button>
      )}
    </ValidatedForm>
  );
}
