import { Link, type PageMeta, useNavigate, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { Resource, SearchField, Section } from '@shop/shared/ui';
import { CounselCard } from '../../features/counsel/counsel-card';
import { faqQueries } from '../../features/faq/faq.queries';
import { FaqList } from '../../features/faq/faq-list';
import { CsFrame } from '../../features/frame/cs-frame';
import { RowsSkeleton } from '../../features/frame/rows-skeleton';
import { NoticeTitle } from '../../features/notice/notice-title';
import { CategoryTiles } from './category-tiles';
import styles from './home.module.css';
import { PhoneCard } from './phone-card';

export const meta = (): PageMeta => ({ title: '고객센터', robots: 'noindex' });

export function Page() {
  const navigate = useNavigate();
  const home = useQuery(faqQueries.home());
  return (
    <CsFrame title="고객센터">
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchField
            label="무엇을 도와드릴까요?"
            placeholder="무엇을 도와드릴까요?"
            action={paths.faq()}
            onSearch={(q) => navigate(paths.faq({ q }))}
          />
          <CategoryTiles />
        </div>
        <div className={styles.ways}>
          <CounselCard counsels={home.data?.counsels ?? []} />
          <PhoneCard isOpen={home.data?.isPhoneOpen} />
        </div>
        <Resource
          query={home}
          skeleton={
            <div className={styles.faqs}>
              <RowsSkeleton rows={8} />
            </div>
          }
        >
          {({ topFaqs, notices }) => (
            <>
              <div className={styles.faqs}>
                <Section title="자주 묻는 질문 TOP10" moreTo={paths.faq()}>
                  <FaqList faqs={topFaqs} isRanked />
                </Section>
              </div>
              <div className={styles.news}>
                <Section title="공지사항" moreTo={paths.notice()}>
                  <ul className={styles.notices}>
                    {notices.map((notice) => (
                      <li key={notice.noticeNo}>
                        <Link
                          to={paths.notice({ noticeNo: notice.noticeNo })}
                          className={styles.notice}
                        >
                          <NoticeTitle notice={notice} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                </Section>
              </div>
            </>
          )}
        </Resource>
      </div>
    </CsFrame>
  );
}
