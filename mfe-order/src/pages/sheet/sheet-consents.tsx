import { useModalParam } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { Button, Checkbox, FieldError, FullModal } from '@shop/shared/ui';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { WithdrawalNotice } from '../../features/legal/withdrawal-notice';
import styles from './sheet-consents.module.css';
import type { SheetForm } from './sheet-form';

/** L8, L5: everything that is agreed to, in sight, none ticked beforehand. */
export function SheetConsents({ view: { consents } }: { view: SheetView }) {
  const errorId = useId();
  const { register, watch, setValue, clearErrors, formState } = useFormContext<SheetForm>();
  const agreed = watch('consents');
  const isAll = consents.every(({ code }) => agreed[code]);
  const isSome = consents.some(({ code }) => agreed[code]);
  const errors = formState.errors.consents;
  const missing = consents.find(({ code }) => errors?.[code]);

  const agreeAll = (isAgreed: boolean) => {
    for (const { code } of consents) setValue(`consents.${code}`, isAgreed, { shouldDirty: true });
    if (isAgreed) clearErrors('consents');
  };
  return (
    <section className={styles.consents} aria-label="주문 동의">
      <Checkbox
        className={styles.all}
        label="전체동의"
        checked={isAll}
        isIndeterminate={isSome && !isAll}
        onChange={(event) => agreeAll(event.target.checked)}
      />
      <ul>
        {consents.map(({ code, title, body }) => (
          <li key={code} className={styles.row}>
            <Checkbox
              label={`(필수) ${title}`}
              aria-invalid={errors?.[code] ? true : undefined}
              aria-describedby={missing?.code === code ? errorId : undefined}
              {...register(`consents.${code}`, { validate: (value) => value === true || title })}
            />
            <ConsentBody code={code} title={title} body={body} />
          </li>
        ))}
      </ul>
      <FieldError id={errorId} error={missing && `‘${missing.title}’ 항목에 동의해 주세요`} />
      <WithdrawalNotice />
    </section>
  );
}

function ConsentBody({ code, title, body }: { code: string; title: string; body: string }) {
  const { isOpen, open, close } = useModalParam(`consent-${code}`);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${title} 보기`}
        onClick={() => open()}
      >
        보기
      </Button>
      <FullModal title={title} open={isOpen} onClose={close}>
        <p className={styles.body}>{body}</p>
      </FullModal>
    </>
  );
}
