import type { JoinForm } from '@shop/shared/contracts';
import type { JoinTerm } from '@shop/shared/domain';
import { Checkbox } from '@shop/shared/ui';
import styles from './join.module.css';

interface JoinTermsProps {
  terms: JoinForm['terms'];
  given: ReadonlySet<JoinTerm>;
  /** Of a checkbox for all of them; without it there is none. */
  allLabel?: string;
  /** The error of those that are missing. */
  describedBy?: string | undefined;
  onGive: (codes: readonly JoinTerm[], isGiven: boolean) => void;
}

/** Terms with their words, which open in place. */
export function JoinTerms({ terms, given, allLabel, describedBy, onGive }: JoinTermsProps) {
  const codes = terms.map(({ code }) => code);
  const isAll = codes.every((code) => given.has(code));
  return (
    <>
      {allLabel && (
        <Checkbox
          className={styles.all}
          label={allLabel}
          checked={isAll}
          isIndeterminate={!isAll && codes.some((code) => given.has(code))}
          onChange={(event) => onGive(codes, event.target.checked)}
        />
      )}
      <ul className={styles.terms}>
        {terms.map(({ code, title, body, isRequired }) => (
          <li key={code}>
            <Checkbox
              label={`(${isRequired ? '필수' : '선택'}) ${title}`}
              checked={given.has(code)}
              aria-invalid={(describedBy !== undefined && !given.has(code)) || undefined}
              aria-describedby={describedBy}
              onChange={(event) => onGive([code], event.target.checked)}
            />
            <details className={styles.words}>
              <summary aria-label={`${title} 내용`}>내용 보기</summary>
              <p>{body}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
