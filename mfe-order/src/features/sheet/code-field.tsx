import { TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import styles from './code-field.module.css';

export interface CodeFieldProps {
  label: string;
  placeholder: string;
  /** Below the field when nothing was entered. */
  emptyText: string;
  /** What the field holds at first. */
  code?: string | undefined;
  /** Sends the code; when it rejects, the code is kept and the reason is shown. */
  onRegister: (code: string) => Promise<void>;
}

const MAX_CODE = 60;

/** One line to register a coupon code, gift card number or recommendation code. */
export function CodeField(props: CodeFieldProps) {
  const { label, placeholder, emptyText, code: initialCode = '', onRegister } = props;
  const form = useValidatedForm<{ code: string }>({
    defaultValues: { code: initialCode },
    send: async ({ code }) => {
      await onRegister(code.trim());
      form.methods.reset({ code: '' });
    },
  });
  return (
    <ValidatedForm form={form} className={styles.form}>
      <TextField
        {...form.field('code', (code) => code.trim() !== '' || emptyText)}
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_CODE}
        end={
          <SubmitButton form={form} variant="outline">
            등록
          </SubmitButton>
        }
      />
    </ValidatedForm>
  );
}
