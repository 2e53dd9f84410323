import { useModalParam } from '@shop/shared/app';
import { FilterIcon } from '@shop/shared/ui';
import styles from './filter-button.module.css';
import { filterSheet } from './filter-parts';
import type { FilteringProps } from './filter-props';
import { countConditions, type GoodsFilter } from './goods-filter';

/** Opens the filter sheet with a history entry, so Back closes it. */
export function FilterButton({
  onApply,
  ...filtering
}: FilteringProps & { onApply: (filter: GoodsFilter) => void }) {
  const sheet = useModalParam('filter');
  const count = countConditions(filtering.filter);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={count > 0 ? `필터, 조건 ${count}개 적용 중` : '필터'}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onPointerEnter={filterSheet.preload}
        onFocus={filterSheet.preload}
        onClick={() => sheet.open()}
      >
        <FilterIcon size={18} />
        필터
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      {sheet.isOpen && (
        <filterSheet.Component {...filtering} onClose={sheet.close} onApply={onApply} />
      )}
    </>
  );
}
