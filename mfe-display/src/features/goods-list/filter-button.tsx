import { prefetchQueries, useApp, whenIdle } from '@shop/shared/app';
import { FilterIcon, Spinner, useSheet } from '@shop/shared/ui';
import { useEffect } from 'react';
import styles from './filter-button.module.css';
import { filterSheet } from './filter-parts';
import type { FilteringProps } from './filter-props';
import { countConditions, type GoodsFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

/** The code of the filters is loaded after the pictures of a new list, ms after it is shown. */
const PRELOAD_DELAY_MS = 1500;

/** Opens the filter sheet with a history entry, so Back closes it. */
export function FilterButton({
  onApply,
  ...filtering
}: FilteringProps & { onApply: (filter: GoodsFilter) => void }) {
  const app = useApp();
  const sheet = useSheet('filter');
  const code = filterSheet.useCode();
  const isComing = sheet.isOpen && !code;
  const count = countConditions(filtering.filter);
  // The code is there before the press, which then draws the sheet without the network.
  useEffect(() => whenIdle(filterSheet.preload, PRELOAD_DELAY_MS), []);
  const prepare = () => {
    filterSheet.preload();
    void prefetchQueries(app, [goodsListQueries.facets(filtering.scope, filtering.filter)]);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={count > 0 ? `필터, 조건 ${count}개 적용 중` : '필터'}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        aria-busy={isComing || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={sheet.open}
      >
        {isComing ? <Spinner className={styles.spinner} /> : <FilterIcon size={18} />}
        필터
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      {sheet.isOpen && (
        <filterSheet.Component {...filtering} onClose={sheet.close} onApply={onApply} />
      )}
    </>
  );
}
