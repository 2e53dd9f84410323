import { callQuery, useQuery } from '@shop/shared/app';
import { paths, termCalls } from '@shop/shared/contracts';
import { dottedDate, type TermCode } from '@shop/shared/domain';
import { ButtonLink, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import styles from './legal-modal.module.css';

/** The version of terms that applies now, or the one that is named. */
export function TermText({ code, version }: { code: TermCode; version?: string }) {
  const detail = useQuery(callQuery(termCalls.detail, { params: { code }, query: { version } }));
  return (
    <Resource
      query={detail}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={12} />
        </SkeletonGroup>
      }
    >
      {({ articles, shown }) => (
        <div className={styles.words}>
          {articles.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          <p>{dottedDate(`${shown}T00:00:00+09:00`)}부터 적용</p>
          <ButtonLink to={paths.terms({ code })} variant="outline">
            변경 이력과 다른 약관 보기
          </ButtonLink>
        </div>
      )}
    </Resource>
  );
}
