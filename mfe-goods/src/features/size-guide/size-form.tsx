import { Button, TextField } from '@shop/shared/ui';
import { SubmitButton, useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import type { BodyProfile } from './body-profile';
import type { Wear } from './size-charts';
import styles from './size-guide.module.css';
import { checkMeasure, measureLabel, measuresOf } from './suggest-size';

export interface SizeFormProps {
  wear: Wear;
  profile: BodyProfile;
  /** The measures are kept at the shop too. */
  isMember: boolean;
  onSave: (profile: BodyProfile) => void;
  onClear: () => void;
}

/** The measures that a size is suggested by. */
export function SizeForm({ wear, profile, isMember, onSave, onClear }: SizeFormProps) {
  const form = useValidatedForm<BodyProfile>({
    defaultValues: profile,
    send: async (values) => onSave({ ...profile, ...values }),
  });
  const hasProfile = Object.values(profile).some(Boolean);
  return (
    <ValidatedForm form={form} className={styles.form}>
      <div className={styles.fields}>
        {measuresOf(wear).map((measure) => (
          <TextField
            key={measure}
            label={measureLabel(measure)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            {...form.field(measure, (input) => checkMeasure(measure, input))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <SubmitButton form={form} variant="outline">
          내 사이즈 찾기
        </SubmitButton>
        {hasProfile && (
          <Button variant="ghost" onClick={onClear}>
            저장한 치수 지우기
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {isMember
          ? '입력한 치수는 이 기기와 내 정보에 저장돼요. 언제든지 지울 수 있어요.'
          : '입력한 치수는 이 기기에만 저장돼요.'}
      </p>
    </ValidatedForm>
  );
}
