import { toast, useCallMutation } from '@shop/shared/app';
import { type ContactKind, profileCalls } from '@shop/shared/contracts';
import { phoneProblem, phoneProblemTexts } from '@shop/shared/domain';
import { BottomSheet, PhoneField, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { CodeForm } from '../../features/identity-check/code-form';
import styles from './my-info.module.css';

export interface ContactSheetProps {
  kind: ContactKind;
  open: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

const phoneRule = (value: string): true | string => {
  const problem = phoneProblem(value);
  return problem ? phoneProblemTexts[problem] : true;
};
const emailRule = (value: string): true | string =>
  /^\S+@\S+\.\S+$/.test(value.trim()) || '이메일 주소를 확인해 주세요.';

const words = {
  PHONE: { title: '휴대폰 번호 변경', done: '휴대폰 번호를 바꿨어요' },
  EMAIL: { title: '이메일 변경', done: '이메일을 바꿨어요' },
} as const;

/** A new phone number or mail address, proved by a code. */
export function ContactSheet({ kind, open, onClose, onChanged }: ContactSheetProps) {
  const start = useCallMutation(profileCalls.startContact);
  const confirm = useCallMutation(profileCalls.confirmContact);
  const form = useValidatedForm<{ value: string }>({
    defaultValues: { value: '' },
    send: async ({ value }) => void (await start.mutateAsync({ body: { kind, value } })),
    failureText: '인증번호를 보내지 못했어요. 잠시 후 다시 시도해 주세요',
  });
  const { title, done } = words[kind];
  return (
    <BottomSheet open={open} title={title} onClose={onClose}>
      {start.data ? (
        <CodeForm
          sentTo={start.data.sentTo}
          inboxPath={start.data.inboxPath}
          submitText="변경하기"
          onConfirm={async (code) => {
            await confirm.mutateAsync({ body: { kind, code } });
            await onChanged();
            toast(done);
            onClose();
          }}
          onResend={async () => start.reset()}
        />
      ) : (
        <ValidatedForm form={form} className={styles.form}>
          {kind === 'PHONE' ? (
            <PhoneField label="새 휴대폰 번호" isRequired {...form.field('value', phoneRule)} />
          ) : (
            <TextField
              label="새 이메일"
              type="email"
              autoComplete="email"
              maxLength={100}
              isRequired
              {...form.field('value', emailRule)}
            />
          )}
          <SubmitButton form={form} size="large" isFull>
            인증번호 받기
          </SubmitButton>
        </ValidatedForm>
      )}
    </BottomSheet>
  );
}
