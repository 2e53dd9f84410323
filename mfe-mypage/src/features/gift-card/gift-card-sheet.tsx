import { callKey, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { pointCalls, voucherCalls } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { BottomSheet, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';

const numberRule = (number: string): true | string =>
  number.trim().length > 0 || '상품권 번호를 입력해 주세요.';

/** 상품권 등록. A refused number stays in the field with its reason. */
export function GiftCardSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const register = useCallMutation(pointCalls.registerGiftCard);
  const form = useValidatedForm({
    defaultValues: { number: '' },
    send: async ({ number }) => {
      const { amountWon } = await register.mutateAsync({ body: { number: number.trim() } });
      toast(`상품권 ${formatWon(amountWon)}을 등록했어요`);
      for (const call of [pointCalls.history, voucherCalls.list])
        void client.invalidateQueries({ queryKey: callKey(call) });
      onClose();
    },
    failureText: '상품권을 등록하지 못했어요. 잠시 후 다시 시도해 주세요',
  });
  return (
    <BottomSheet
      open
      title="상품권 등록"
      onClose={onClose}
      footer={
        <SubmitButton form={form} size="large" isFull>
          등록하기
        </SubmitButton>
      }
    >
      <ValidatedForm form={form}>
        <TextField
          label="상품권 번호"
          autoComplete="off"
          maxLength={60}
          {...form.field('number', numberRule)}
        />
      </ValidatedForm>
    </BottomSheet>
  );
}
