import type { BasketView } from '@shop/shared/contracts';
import { Button, Checkbox } from '@shop/shared/ui';
import { itemsOf, selectedOf } from '../../features/basket/basket.rules';
import styles from './basket-toolbar.module.css';

export interface BasketToolbarProps {
  view: BasketView;
  onSelect: (itemNos: readonly number[], isSelected: boolean) => void;
  onRemove: (itemNos: readonly number[]) => void;
  isBusy: boolean;
}

/** 전체 선택 and 선택 삭제. */
export function BasketToolbar({ view, onSelect, onRemove, isBusy }: BasketToolbarProps) {
  const all = itemsOf(view).map(({ itemNo }) => itemNo);
  const chosen = selectedOf(view).map(({ itemNo }) => itemNo);
  const isAll = chosen.length === all.length;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={`전체 선택 (${chosen.length}/${all.length})`}
        checked={isAll}
        isIndeterminate={!isAll && chosen.length > 0}
        onChange={() => onSelect(all, !isAll)}
      />
      <Button
        variant="ghost"
        size="small"
        disabled={chosen.length === 0}
        isLoading={isBusy}
        onClick={() => onRemove(chosen)}
      >
        선택 삭제
      </Button>
    </div>
  );
}
