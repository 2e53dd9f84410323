import { callQuery, useQuery } from '@shop/shared/app';
import { csCalls, paths, site } from '@shop/shared/contracts';
import {
  Accordion,
  EmptyState,
  Resource,
  SkeletonGroup,
  TextLink,
  TextSkeleton,
} from '@shop/shared/ui';
import styles from './legal-modal.module.css';

const homeQuery = callQuery(csCalls.home, {});

/** Frequently asked questions. The customer centre requires login; this list does not. */
export function FaqTop() {
  const query = useQuery(homeQuery);
  return (
    <div className={styles.faq}>
      <Resource
        query={query}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={({ topFaqs }) => topFaqs.length === 0}
        empty={<EmptyState title="아직 모은 질문이 없어요" />}
      >
        {({ topFaqs }) => (
          <Accordion
            isExclusive
            items={topFaqs.map(({ faqNo, question, answer }) => ({
              id: faqNo,
              title: question,
              content: <p className={styles.answer}>{answer}</p>,
            }))}
          />
        )}
      </Resource>
      <p className={styles.more}>
        찾는 답이 없으면{' '}
        <a href={`tel:${site.customerServicePhone}`}>{site.customerServicePhone}</a>로 전화하거나{' '}
        <TextLink to={paths.cs()}>고객센터</TextLink>에 물어봐 주세요.
      </p>
    </div>
  );
}
