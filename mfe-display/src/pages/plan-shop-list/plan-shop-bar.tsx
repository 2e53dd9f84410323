import { keepPreviousData, useNavigate, useQuery } from '@shop/shared/app';
import type { PlanShopSort } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { InlineSelect } from '../../features/choice/inline-select';
import {
  type PlanShopListState,
  planShopQueries,
} from '../../features/plan-shop/plan-shop.queries';
import { planShopListPath, planShopSorts } from '../../features/plan-shop/plan-shop-url';
import styles from './plan-shop-bar.module.css';

const keepsScroll = { keepsScroll: true };
const sortOptions: readonly { value: PlanShopSort | ''; label: string }[] = planShopSorts.map(
  ({ value, label }) => ({ value: value ?? '', label }),
);

/** Above the list: the number of plan shops, the brand of the goods and the order. */
export function PlanShopBar({ state }: { state: PlanShopListState }) {
  const navigate = useNavigate();
  // The choices stay while the next list loads.
  const { data } = useQuery({
    ...planShopQueries.list(state),
    placeholderData: keepPreviousData,
  });
  const { isClosing, isComing, brandNo, sort } = state;
  const show = (choice: Partial<PlanShopListState>) =>
    void navigate(planShopListPath({ ...state, ...choice, page: 1 }), { state: keepsScroll });
  const brands = data?.brands ?? [];
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {data && (
          <>
            총 <strong>{groupDigits(data.total)}</strong>개
          </>
        )}
      </p>
      {brands.length > 0 && (
        <InlineSelect
          label="브랜드"
          value={String(brandNo ?? '')}
          options={[
            { value: '', label: '모든 브랜드' },
            ...brands.map((brand) => ({ value: String(brand.brandNo), label: brand.name })),
          ]}
          onChoose={(value) => show({ brandNo: Number(value) || undefined })}
        />
      )}
      {!isClosing && !isComing && (
        <InlineSelect
          label="정렬"
          value={sort ?? ''}
          options={sortOptions}
          onChoose={(value) => show({ sort: value || undefined })}
        />
      )}
    </div>
  );
}
