import { type JoinForm as JoinFormView, paths } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { Button, ButtonLink, FieldError, InfoTable, TextField } from '@shop/shared/ui';
import { useId } from 'react';
import { CannotJoin } from './cannot-join';
import styles from './join.module.css';
import { JoinFields } from './join-fields';
import { JoinTerms } from './join-terms';
import { useJoinForm } from './use-join-form';

/** What the card company or a provider of accounts hands over; without what it does not. */
const rowsOf = ({ customer }: JoinFormView) =>
  [
    { key: '이름', value: customer.nameMasked },
    { key: '휴대폰', value: customer.phoneMasked },
    { key: '이메일', value: customer.emailMasked },
    { key: '출생 연도', value: customer.birthMasked },
    { key: '회원 유형', value: customer.typeName },
  ].filter(({ value }) => value !== '');

/** What the shop gets to know of the customer, and the consents. */
export function JoinForm({ form, returnTo }: { form: JoinFormView; returnTo: string }) {
  const errorId = useId();
  const joining = useJoinForm(form, returnTo);
  const { given, give, entries, enter, entryErrors, termError } = joining;
  const required = form.terms.filter(({ isRequired }) => isRequired);
  const optional = form.terms.filter(({ isRequired }) => !isRequired);
  const sourceTitle = `${form.sourceName}에서 받는 정보`;

  if (joining.refusal) return <CannotJoin reason={joining.refusal} returnTo={returnTo} />;
  return (
    <form ref={joining.formRef} className={styles.form} onSubmit={joining.submit} noValidate>
      <section aria-labelledby="join-customer">
        <h2 id="join-customer">{sourceTitle}</h2>
        <InfoTable caption={sourceTitle} rows={rowsOf(form)} />
      </section>
      {form.asks.length > 0 && (
        <section className={styles.fields} aria-labelledby="join-fields">
          <h2 id="join-fields">더 필요한 정보</h2>
          <JoinFields asks={form.asks} entries={entries} errors={entryErrors} onEnter={enter} />
        </section>
      )}
      <section ref={joining.requiredRef} aria-labelledby="join-required">
        <h2 id="join-required">필수 약관</h2>
        <JoinTerms
          terms={required}
          given={given}
          allLabel="필수 약관에 모두 동의해요"
          describedBy={termError ? errorId : undefined}
          onGive={give}
        />
        <FieldError id={errorId} error={termError} />
      </section>
      <section aria-labelledby="join-optional">
        <h2 id="join-optional">혜택 소식 (선택)</h2>
        <p className={styles.lead}>
          동의하지 않아도 가입할 수 있고, 내 정보에서 언제든지 바꿀 수 있어요.
        </p>
        <JoinTerms terms={optional} given={given} onGive={give} />
      </section>
      {form.recommendationCoinWon !== null && (
        <TextField
          label="친구 추천코드 (선택)"
          hint={`첫 주문을 구매확정하면 친구와 나에게 코인을 ${formatWon(form.recommendationCoinWon)}씩 드려요`}
          name="recommendationCode"
          autoComplete="off"
          maxLength={20}
          value={entries.recommendationCode ?? ''}
          error={entryErrors.recommendationCode}
          onChange={(event) => enter('recommendationCode', event.target.value)}
        />
      )}
      {form.couponNames.length > 0 && (
        <p className={styles.gift}>가입하면 바로 드려요: {form.couponNames.join(', ')}</p>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="large" isFull isLoading={joining.isJoining}>
          동의하고 가입하기
        </Button>
        <ButtonLink to={paths.home()} variant="outline" isFull>
          가입하지 않고 둘러보기
        </ButtonLink>
      </div>
    </form>
  );
}
