import { useNavigate, useSearchParams } from '@shop/shared/app';
import { type NoticeLine, paths } from '@shop/shared/contracts';
import { optionalNumberParam } from '@shop/shared/domain';
import { ChevronDownIcon } from '@shop/shared/ui';
import { useId } from 'react';
import { NoticeBody } from '../../features/notice/notice-body';
import { NoticeTitle } from '../../features/notice/notice-title';
import styles from './notice-page.module.css';

/** A notice that expands in place; the query string holds which one is open. */
export function NoticeRow({ notice, isOpen }: { notice: NoticeLine; isOpen: boolean }) {
  const bodyId = useId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const toggle = () =>
    navigate(
      paths.notice({
        page: optionalNumberParam(query, 'page'),
        noticeNo: isOpen ? undefined : notice.noticeNo,
      }),
      { replace: true },
    );
  return (
    <li>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={toggle}
        >
          <NoticeTitle notice={notice} />
          <ChevronDownIcon className={styles.chevron} size={20} />
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <NoticeBody noticeNo={notice.noticeNo} />
        </div>
      )}
    </li>
  );
}
