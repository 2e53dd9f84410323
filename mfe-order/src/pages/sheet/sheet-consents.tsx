import { useModalParam } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { Button, Checkbox, FieldError, lazy, useWasOpened } from '@shop/shared/ui';
import { useId } from 'react';
import { WithdrawalNotice } from '../../features/legal/withdrawal-notice';
import styles from './sheet-consents.module.css';
import { consentField } from './sheet-form';
import type { SheetFields } from './use-sheet-form';

const consentModal = lazy(() =>
  import(/* webpackChunkName: "part-consent" */ './consent-modal').then(
    ({ ConsentModal }) => ConsentModal,
  ),
);

export interface SheetConsentsProps {
  consents: SheetView['consents'];
  form: SheetFields;
}

/** L8, L5: all consents are visible and none is preselected. */
export function SheetConsents({ consents, form }: SheetConsentsProps) {
  const errorId = useId();
  const agreed = form.values.consents;
  const isAll = consents.every(({ code }) => agreed[code]);
  const isSome = consents.some(({ code }) => agreed[code]);
  const missing = consents.filter(({ code }) => form.errors.has(consentField(code)));
  const [first] = missing;

  const agree = (codes: readonly string[], isAgreed: boolean) =>
    form.change({
      consents: { ...agreed, ...Object.fromEntries(codes.map((code) => [code, isAgreed])) },
    });
  return (
    <section className={styles.consents} aria-label="주문 동의">
      <Checkbox
        className={styles.all}
        label="전체 동의"
        checked={isAll}
        isIndeterminate={isSome && !isAll}
        onChange={(event) =>
          agree(
            consents.map(({ code }) => code),
            event.target.checked,
          )
        }
      />
      <ul>
        {consents.map(({ code, title, body }) => (
          <li key={code} className={styles.row}>
            <Checkbox
              ref={form.field(consentField(code))}
              label={`(필수) ${title}`}
              checked={agreed[code] ?? false}
              aria-invalid={form.errors.has(consentField(code)) || undefined}
              aria-describedby={
                missing.some((consent) => consent.code === code) ? errorId : undefined
              }
              onChange={(event) => agree([code], event.target.checked)}
            />
            <ConsentBody code={code} title={title} body={body} />
          </li>
        ))}
      </ul>
      <FieldError
        id={errorId}
        error={
          missing.length > 1
            ? `필수 항목 ${missing.length}개에 모두 동의해 주세요`
            : first && form.errors.get(consentField(first.code))
        }
      />
      <WithdrawalNotice />
    </section>
  );
}

function ConsentBody({ code, title, body }: { code: string; title: string; body: string }) {
  const { isOpen, open, close } = useModalParam(`consent-${code}`);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${title} 보기`}
        onPointerEnter={consentModal.preload}
        onFocus={consentModal.preload}
        onClick={() => open()}
      >
        보기
      </Button>
      {wasOpened && (
        <consentModal.Component title={title} body={body} open={isOpen} onClose={close} />
      )}
    </>
  );
}
