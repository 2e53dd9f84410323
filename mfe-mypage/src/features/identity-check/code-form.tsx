import { CODE_LENGTH, CODE_MINUTES } from '@shop/shared/domain';
import { Button, digitsFormat, FormattedField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { useState } from 'react';
import styles from './identity-check.module.css';

export interface CodeFormProps {
  /** Masked phone number or mail address. */
  sentTo: string;
  /** Of a trial shop: the page that shows the code. */
  inboxPath: string | null;
  submitText: string;
  onConfirm: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
}

const isWhole = (code: string): true | string =>
  code.length === CODE_LENGTH || `인증번호 ${CODE_LENGTH}자리를 입력해 주세요`;

/** The code that was just sent. */
export function CodeForm({ sentTo, inboxPath, submitText, onConfirm, onResend }: CodeFormProps) {
  const [isResending, setResending] = useState(false);
  const form = useValidatedForm<{ code: string }>({
    defaultValues: { code: '' },
    send: ({ code }) => onConfirm(code),
    failureText: '확인하지 못했어요. 잠시 후 다시 시도해 주세요',
  });
  const resend = async () => {
    setResending(true);
    await onResend();
    form.methods.reset();
    form.methods.setFocus('code');
    setResending(false);
  };
  return (
    <ValidatedForm form={form} className={styles.form}>
      <p className={styles.note} role="status">
        인증번호를 보냈어요. {CODE_MINUTES}분 안에 입력해 주세요.
        <br />
        {sentTo}
      </p>
      {inboxPath && (
        <a href={inboxPath} target="_blank" rel="noreferrer" className={styles.link}>
          체험용 문자함에서 인증번호 보기 (새 창)
        </a>
      )}
      <FormattedField
        label="인증번호"
        format={digitsFormat(CODE_LENGTH)}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        {...form.field('code', isWhole)}
      />
      <SubmitButton form={form} size="large" isFull>
        {submitText}
      </SubmitButton>
      <Button variant="ghost" isLoading={isResending} onClick={() => void resend()}>
        인증번호 다시 받기
      </Button>
    </ValidatedForm>
  );
}
