import { Link, useQuery } from '@shop/shared/app';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { categoryQueries } from '../../features/category/category.queries';
import type { PlanShopListState } from '../../features/plan-shop/plan-shop.queries';
import { planShopListPath, planShopSorts } from '../../features/plan-shop/plan-shop-url';
import styles from './plan-shop-choice.module.css';

/** Filters the list: 전체, 마감임박, 오픈 예정, or one category; and its order. */
export function PlanShopChoice({ state }: { state: PlanShopListState }) {
  const { data } = useQuery(categoryQueries.tree());
  const { categoryNo, isClosing, isComing, sort } = state;
  const to = (choice: Partial<PlanShopListState>) =>
    planShopListPath({ isClosing: false, isComing: false, sort, page: 1, ...choice });
  return (
    <div className={styles.choice}>
      <ChipGroup label="기획전 고르기" isToEdge>
        <ChipLink to={to({})} isCurrent={!categoryNo && !isClosing && !isComing}>
          전체
        </ChipLink>
        <ChipLink to={to({ isClosing: true })} isCurrent={isClosing}>
          마감임박
        </ChipLink>
        <ChipLink to={to({ isComing: true })} isCurrent={isComing}>
          오픈 예정
        </ChipLink>
        {data?.categories.map((category) => (
          <ChipLink
            key={category.categoryNo}
            to={to({ categoryNo: category.categoryNo })}
            isCurrent={category.categoryNo === categoryNo}
          >
            {category.name}
          </ChipLink>
        ))}
      </ChipGroup>
      {!isClosing && !isComing && (
        <ul className={styles.sorts} aria-label="정렬">
          {planShopSorts.map(({ value, label }) => (
            <li key={label}>
              <Link
                to={planShopListPath({ ...state, sort: value, page: 1 })}
                className={styles.sort}
                aria-current={value === sort || undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Filters the list by a brand of the goods. */
export function PlanShopBrands({
  state,
  brands,
}: {
  state: PlanShopListState;
  brands: readonly { brandNo: number; name: string }[];
}) {
  const to = (brandNo?: number) => planShopListPath({ ...state, brandNo, page: 1 });
  return (
    <div className={styles.brands}>
      <ChipGroup label="브랜드" isToEdge>
        <ChipLink to={to()} isCurrent={!state.brandNo}>
          모든 브랜드
        </ChipLink>
        {brands.map(({ brandNo, name }) => (
          <ChipLink key={brandNo} to={to(brandNo)} isCurrent={brandNo === state.brandNo}>
            {name}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}
