import { Link } from '@shop/shared/app';
import { paths, type TermDetail } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Badge, Notice } from '@shop/shared/ui';
import { useId } from 'react';
import styles from './terms.module.css';

/** 2026.01.01 */
const dayOf = (version: string): string => dottedDate(`${version}T00:00:00+09:00`);

const badgeOf = (version: string, { version: current, coming }: TermDetail): string | undefined => {
  if (version === current) return '지금 적용';
  return version === coming?.version ? '적용 예정' : undefined;
};

/** One version of terms, what comes next, and the versions before. */
export function TermText({ term }: { term: TermDetail }) {
  const { code, title, shown, coming, articles } = term;
  return (
    <article className={styles.term}>
      <h2>{title}</h2>
      <p className={styles.faint}>{dayOf(shown)}부터 적용</p>
      {coming && (
        <Notice
          tone={coming.isAdverse ? 'caution' : 'info'}
          title={`${dayOf(coming.version)}부터 바뀌어요`}
        >
          {coming.summary}
          {shown !== coming.version && (
            <>
              {' '}
              <Link className={styles.link} to={paths.terms({ code, version: coming.version })}>
                바뀌는 내용 보기
              </Link>
            </>
          )}
        </Notice>
      )}
      {articles.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <History term={term} />
    </article>
  );
}

function History({ term }: { term: TermDetail }) {
  const headingId = useId();
  const { code, title, shown, history } = term;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>변경 이력</h3>
      <ul className={styles.history} aria-label={`${title} 변경 이력`}>
        {history.map(({ version, summary }) => {
          const badge = badgeOf(version, term);
          return (
            <li key={version}>
              <Link
                className={styles.link}
                to={paths.terms({ code, version })}
                aria-current={version === shown || undefined}
              >
                {dayOf(version)}
              </Link>
              <span>{summary || '첫 버전'}</span>
              {badge && <Badge tone="accent">{badge}</Badge>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
