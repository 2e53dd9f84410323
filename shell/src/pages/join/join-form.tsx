import { isApiError, toast, useApp } from '@shop/shared/app';
import { type JoinForm as JoinFormView, paths } from '@shop/shared/contracts';
import type { JoinTerm } from '@shop/shared/domain';
import { Button, ButtonLink, FieldError, InfoTable } from '@shop/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { join } from '../../features/login/join';
import { CannotJoin } from './cannot-join';
import styles from './join.module.css';
import { JoinTerms } from './join-terms';

/** The browser must begin again: its ticket is too old, or the customer may not join. */
const isFinal = (error: unknown): error is Error & { message: string } =>
  isApiError(error) && ['JOIN_ENDED', 'JOIN_AGE', 'LOGIN_FAILED'].includes(error.code);

/** What the card company hands over, and the consents. None is preselected. */
export function JoinForm({ form, returnTo }: { form: JoinFormView; returnTo: string }) {
  const app = useApp();
  const errorId = useId();
  const requiredRef = useRef<HTMLElement>(null);
  const [given, setGiven] = useState<ReadonlySet<JoinTerm>>(new Set());
  const [error, setError] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const required = form.terms.filter(({ isRequired }) => isRequired);
  const optional = form.terms.filter(({ isRequired }) => !isRequired);

  const give = (codes: readonly JoinTerm[], isGiven: boolean) => {
    const next = new Set(given);
    for (const code of codes)
      if (isGiven) next.add(code);
      else next.delete(code);
    setGiven(next);
    setError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (required.some(({ code }) => !given.has(code))) {
      setError('필수 약관에 모두 동의해 주세요');
      requiredRef.current?.querySelector<HTMLInputElement>('li input:not(:checked)')?.focus();
      return;
    }
    setJoining(true);
    try {
      await join(app, [...given], form.couponNames);
      location.replace(returnTo);
    } catch (failure) {
      setJoining(false);
      if (isFinal(failure)) setRefusal(failure.message);
      else toast(isApiError(failure) ? failure.message : '가입하지 못했어요. 다시 시도해 주세요');
    }
  };

  if (refusal) return <CannotJoin reason={refusal} returnTo={returnTo} />;
  const { customer } = form;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <section aria-labelledby="join-customer">
        <h2 id="join-customer">카드사에서 받는 정보</h2>
        <InfoTable
          caption="카드사에서 받는 정보"
          rows={[
            { key: '이름', value: customer.nameMasked },
            { key: '휴대폰', value: customer.phoneMasked },
            { key: '이메일', value: customer.emailMasked },
            { key: '출생 연도', value: customer.birthMasked },
            { key: '회원 유형', value: customer.typeName },
          ]}
        />
      </section>
      <section ref={requiredRef} aria-labelledby="join-required">
        <h2 id="join-required">필수 약관</h2>
        <JoinTerms
          terms={required}
          given={given}
          allLabel="필수 약관에 모두 동의해요"
          describedBy={error ? errorId : undefined}
          onGive={give}
        />
        <FieldError id={errorId} error={error} />
      </section>
      <section aria-labelledby="join-optional">
        <h2 id="join-optional">혜택 소식 (선택)</h2>
        <p className={styles.lead}>동의하지 않아도 가입할 수 있고, 내 정보에서 언제든지 바꿔요.</p>
        <JoinTerms terms={optional} given={given} onGive={give} />
      </section>
      {form.couponNames.length > 0 && (
        <p className={styles.gift}>가입하면 바로 드려요: {form.couponNames.join(', ')}</p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" isFull isLoading={isJoining}>
          동의하고 가입하기
        </Button>
        <ButtonLink to={paths.home()} variant="outline" isFull>
          가입하지 않고 둘러보기
        </ButtonLink>
      </div>
    </form>
  );
}
