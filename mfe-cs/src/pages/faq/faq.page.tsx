import { type PageMeta, useNavigate, useQuery, useSearchParams } from '@shop/shared/app';
import { paths, site } from '@shop/shared/contracts';
import { optionalNumberParam, serviceHours } from '@shop/shared/domain';
import { ButtonLink, EmptyState, Notice, Resource, SearchField, TextLink } from '@shop/shared/ui';
import { CategoryChips } from '../../features/faq/category-chips';
import { faqQueries } from '../../features/faq/faq.queries';
import { faqPath, readFaqFilter } from '../../features/faq/faq-filter';
import { FaqList } from '../../features/faq/faq-list';
import { CsFrame } from '../../features/frame/cs-frame';
import { RowsSkeleton } from '../../features/frame/rows-skeleton';
import styles from './faq-page.module.css';
import { moveToTop } from './move-to-top';

export const meta = (): PageMeta => ({ title: '자주 묻는 질문', robots: 'noindex' });

export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readFaqFilter(query);
  const faqNo = optionalNumberParam(query, 'faqNo');
  const faqs = useQuery(faqQueries.list(filter));
  return (
    <CsFrame title="자주 묻는 질문">
      <div className={styles.filters}>
        <SearchField
          key={filter.q}
          label="질문 검색"
          placeholder="궁금한 것을 입력해 주세요"
          defaultValue={filter.q}
          action={paths.faq()}
          onSearch={(q) => navigate(faqPath({ category: undefined, q }))}
        />
        <CategoryChips filter={filter} />
      </div>
      <Resource
        query={faqs}
        skeleton={<RowsSkeleton rows={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoFaq q={filter.q} />}
      >
        {({ items }) => (
          <div className={styles.results}>
            {filter.q !== '' && (
              <p className={styles.count} role="status">
                <span>
                  ‘{filter.q}’ 검색 결과 <strong>{items.length}개</strong>
                </span>
                <TextLink tone="quiet" to={faqPath({ ...filter, q: '' })}>
                  검색 지우기
                </TextLink>
              </p>
            )}
            {faqNo !== undefined && !items.some((faq) => faq.faqNo === faqNo) && (
              <Notice title="찾으시는 질문이 없어요">
                지워졌거나 다른 종류의 질문이에요. 아래에서 비슷한 질문을 찾아보세요.
              </Notice>
            )}
            <FaqList
              key={faqPath(filter)}
              faqs={moveToTop(items, faqNo)}
              words={filter.q}
              // Results of a search are sorted by relevance.
              hasCategory={!filter.category && filter.q === ''}
              openFaqNo={faqNo}
            />
          </div>
        )}
      </Resource>
    </CsFrame>
  );
}

const NoFaq = ({ q }: { q: string }) => (
  <EmptyState
    title={q ? `‘${q}’에 맞는 질문이 없어요` : '질문이 없어요'}
    reason={`낱말을 줄이거나 다른 말로 찾아보세요. 고객센터 ${site.customerServicePhone}(${serviceHours.text})에서도 도와드려요`}
    action={
      <div className={styles.ways}>
        <ButtonLink to={paths.askCounsel()}>1:1 문의하기</ButtonLink>
        <ButtonLink to={paths.faq()} variant="outline">
          전체 질문 보기
        </ButtonLink>
      </div>
    }
  />
);
