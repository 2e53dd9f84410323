import { useQuery } from '@shop/shared/app';
import { ChipGroup, ChipLink } from '@shop/shared/ui';
import { categoryQueries } from '../../features/category/category.queries';
import type { PlanShopListState } from '../../features/plan-shop/plan-shop.queries';
import { planShopListPath } from '../../features/plan-shop/plan-shop-url';
import styles from './plan-shop-choice.module.css';

/** Filters the list: 전체, 마감임박, 오픈 예정, or one category. */
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
    </div>
  );
}
