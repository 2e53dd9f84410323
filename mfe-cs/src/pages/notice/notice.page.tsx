import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { optionalNumberParam } from '@shop/shared/domain';
import { EmptyState, Pagination, Resource } from '@shop/shared/ui';
import { CsFrame } from '../../features/frame/cs-frame';
import { RowsSkeleton } from '../../features/frame/rows-skeleton';
import { noticeQueries } from '../../features/notice/notice.queries';
import { NoticeBody } from '../../features/notice/notice-body';
import styles from './notice-page.module.css';
import { NoticeRow } from './notice-row';

export const meta = (): PageMeta => ({ title: '공지사항', robots: 'noindex' });

const pageTo = (page: number): string => paths.notice({ page: page === 1 ? undefined : page });

export function Page() {
  const [query] = useSearchParams();
  const page = optionalNumberParam(query, 'page') ?? 1;
  const noticeNo = optionalNumberParam(query, 'noticeNo');
  const notices = useQuery(noticeQueries.list(page));
  return (
    <CsFrame title="공지사항">
      <Resource
        query={notices}
        skeleton={<RowsSkeleton rows={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="공지사항이 없어요" />}
      >
        {({ items, pageCount }) => (
          <div className={styles.notices}>
            {noticeNo !== undefined && !items.some((notice) => notice.noticeNo === noticeNo) && (
              <NoticeBody noticeNo={noticeNo} hasTitle />
            )}
            <ul className={styles.list}>
              {items.map((notice) => (
                <NoticeRow
                  key={notice.noticeNo}
                  notice={notice}
                  isOpen={notice.noticeNo === noticeNo}
                />
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} pageTo={pageTo} label="공지 페이지" />
          </div>
        )}
      </Resource>
    </CsFrame>
  );
}
