import { toast, useCallMutation } from '@shop/shared/app';
import { paymentCalls, profileCalls } from '@shop/shared/contracts';
import { pcccProblem } from '@shop/shared/domain';
import { BottomSheet, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { AccountFields } from '../../features/refund-account/account-fields';
import {
  emptyRefundAccount,
  type RefundAccountForm,
  refundAccountOf,
} from '../../features/refund-account/refund-account.rules';
import styles from './my-info.module.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

export function AccountSheet({ open, onClose, onSaved }: SheetProps) {
  const save = useCallMutation(paymentCalls.saveAccount);
  const form = useValidatedForm<RefundAccountForm>({
    defaultValues: emptyRefundAccount,
    failureText: '계좌를 확인하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async (values) => {
      const body = refundAccountOf(values);
      if (!body) return;
      await save.mutateAsync({ body });
      await onSaved();
      toast('환불 계좌를 저장했어요');
      onClose();
    },
  });
  return (
    <BottomSheet open={open} title="환불 계좌" onClose={onClose}>
      <ValidatedForm form={form} className={styles.form}>
        <AccountFields form={form} />
        <SubmitButton form={form} size="large" isFull>
          계좌 확인하고 저장
        </SubmitButton>
      </ValidatedForm>
    </BottomSheet>
  );
}

export function CustomsSheet({ open, onClose, onSaved }: SheetProps) {
  const save = useCallMutation(profileCalls.setCustomsCode);
  const form = useValidatedForm<{ customsCode: string }>({
    defaultValues: { customsCode: '' },
    failureText: '저장하지 못했어요. 잠시 후 다시 시도해 주세요',
    send: async (body) => {
      await save.mutateAsync({ body });
      await onSaved();
      toast('개인통관고유부호를 저장했어요');
      onClose();
    },
  });
  return (
    <BottomSheet open={open} title="개인통관고유부호" onClose={onClose}>
      <ValidatedForm form={form} className={styles.form}>
        <p className={styles.soft}>
          해외직구 상품의 통관에만 쓰고, 다음 주문서에 채워 드려요. 언제든지 삭제할 수 있어요.
        </p>
        <TextField
          label="개인통관고유부호"
          placeholder="P로 시작하는 13자리"
          autoComplete="off"
          maxLength={20}
          isRequired
          {...form.field('customsCode', (text) => pcccProblem(text) ?? true)}
        />
        <SubmitButton form={form} size="large" isFull>
          동의하고 저장
        </SubmitButton>
      </ValidatedForm>
    </BottomSheet>
  );
}
