import { useLocation, useSearchParams } from '@shop/shared/app';
import { withPage } from './goods-filter';
import styles from './part-links.module.css';

/**
 * Links to the previous and next page, for visitors without JavaScript and visitors who entered at
 * a later page.
 */
export function PartLinks({ page, hasNext }: { page: number; hasNext: boolean }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const to = (part: number) => pathname + withPage(search, part);
  const links = (
    <p className={styles.parts}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          이전 상품
        </a>
      )}
      {hasNext && (
        <a href={to(page + 1)} rel="next">
          다음 상품
        </a>
      )}
    </p>
  );
  return page > 1 ? links : <noscript>{links}</noscript>;
}
