import { Link, type PageMeta, useNavigate, useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { FragmentSlot, Resource, SearchField, Section, TextLink } from '@shop/shared/ui';
import { CounselCard } from '../../features/counsel/counsel-card';
import { faqQueries } from '../../features/faq/faq.queries';
import { FaqList } from '../../features/faq/faq-list';
import { CsFrame } from '../../features/frame/cs-frame';
import { RowsSkeleton } from '../../features/frame/rows-skeleton';
import { NoticeTitle } from '../../features/notice/notice-title';
import { PhoneCard } from '../../features/phone/phone-card';
import { CategoryTiles } from './category-tiles';
import styles from './home.module.css';
import { parcelFragment } from './parcel-fragment';

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
        <div className={styles.parcel}>
          <FragmentSlot fragment={parcelFragment} />
        </div>
        <div className={styles.ways}>
          <CounselCard counsels={home.data?.counsels ?? []} />
          <PhoneCard isOpen={home.data?.isPhoneOpen}>
            <TextLink tone="quiet" to={paths.askCounsel()}>
              1:1 문의
            </TextLink>
            를 남기거나{' '}
            <TextLink tone="quiet" to={paths.faq()}>
              자주 묻는 질문
            </TextLink>
            에서 답을 찾아보세요. 급하면{' '}
            <TextLink tone="quiet" to={paths.orderList()}>
              주문 내역
            </TextLink>
            에 있는 판매자 연락처로 문의해 주세요.
          </PhoneCard>
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
