import { Link, useLocation, useNavigate, useSearchParams } from '@shop/shared/app';
import type { GoodsSort } from '@shop/shared/contracts';
import { InlineSelect } from '../choice/inline-select';
import { sorts, withSort } from './goods-filter';
import styles from './sort-choice.module.css';

const keepsScroll = { keepsScroll: true };

/** The sort order: a native select on phones, a row of links on wider screens. */
export function SortChoice({ sort, defaultSort }: { sort: GoodsSort; defaultSort: GoodsSort }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const to = (value: GoodsSort) => pathname + withSort(search, value, defaultSort);
  return (
    <>
      <div className={styles.picker}>
        <InlineSelect
          label="정렬"
          value={sort}
          options={sorts}
          onChoose={(value) => void navigate(to(value), { state: keepsScroll })}
        />
      </div>
      <ul className={styles.links} aria-label="정렬">
        {sorts.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={to(value)}
              state={keepsScroll}
              className={styles.link}
              aria-current={value === sort || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
