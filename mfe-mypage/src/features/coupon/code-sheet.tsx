import { toast, useCallMutation } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { BottomSheet, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';

const codeRule = (code: string): true | string =>
  code.trim().length > 0 || '쿠폰 코드를 입력해 주세요.';

/** 쿠폰 코드 등록. A refused code stays in the field with its reason. */
export function CodeSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const register = useCallMutation(couponCalls.register);
  const form = useValidatedForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const { name } = await register.mutateAsync({ body: { code: code.trim() } });
      toast(`‘${name}’ 쿠폰을 받았어요`);
      onDone();
      onClose();
    },
    failureText: '쿠폰을 등록하지 못했어요. 잠시 후 다시 시도해 주세요',
  });
  return (
    <BottomSheet
      open
      title="쿠폰 코드 등록"
      onClose={onClose}
      footer={
        <SubmitButton form={form} size="large" isFull>
          등록하기
        </SubmitButton>
      }
    >
      <ValidatedForm form={form}>
        <TextField
          label="쿠폰 코드"
          autoComplete="off"
          maxLength={60}
          {...form.field('code', codeRule)}
        />
      </ValidatedForm>
    </BottomSheet>
  );
}
