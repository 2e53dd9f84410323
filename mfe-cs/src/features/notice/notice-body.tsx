import { isApiError, useQuery } from '@shop/shared/app';
import { Notice, Resource } from '@shop/shared/ui';
import { RowsSkeleton } from '../frame/rows-skeleton';
import styles from './notice.module.css';
import { noticeQueries } from './notice.queries';

const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 404);

/** The text of a notice, or a message when the notice was withdrawn. */
export function NoticeBody({
  noticeNo,
  hasTitle = false,
}: {
  noticeNo: number;
  hasTitle?: boolean;
}) {
  const notice = useQuery(noticeQueries.detail(noticeNo));
  if (isGone(notice.error)) return <Notice title="삭제된 공지예요" />;
  return (
    <Resource query={notice} skeleton={<RowsSkeleton rows={3} />}>
      {({ title, body }) => (
        <div className={styles.body}>
          {hasTitle && <h2 className={styles.title}>{title}</h2>}
          {body.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Resource>
  );
}
