import { Link } from '@shop/shared/app';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  pageTo: (page: number) => string;
  label?: string;
}

/** Links to pages. Renders nothing when there is only one. */
export function Pagination({ page, pageCount, pageTo, label = '페이지' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <Link to={pageTo(page - 1)} className={styles.page} aria-label="이전 페이지" rel="prev">
          <ChevronLeftIcon size={20} />
        </Link>
      )}
      {pageWindow(page, pageCount).map((number) => (
        <Link
          key={number}
          to={pageTo(number)}
          className={styles.page}
          aria-label={`${number}페이지`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < pageCount && (
        <Link to={pageTo(page + 1)} className={styles.page} aria-label="다음 페이지" rel="next">
          <ChevronRightIcon size={20} />
        </Link>
      )}
    </nav>
  );
}
