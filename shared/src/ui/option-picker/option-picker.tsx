import type { GoodsSku, OptionGroup } from '@shop/shared/contracts';
import { useState } from 'react';
import styles from './option-picker.module.css';
import { type Chosen, skuOf, valueStates } from './option-rules';
import { OptionValues } from './option-values';

export interface OptionPickerProps {
  /** One to three levels. */
  groups: readonly OptionGroup[];
  skus: readonly GoodsSku[];
  /** The chosen values, from the first level on. */
  chosen: Chosen;
  /** Called on each choice; `sku` is set when the selection is complete. */
  onChoose: (chosen: Chosen, sku: GoodsSku | undefined) => void;
  /** Called when a sold-out value was clicked; `valueNos` is its path. Used to offer 재입고 알림. */
  onSoldOut?: (valueNos: Chosen) => void;
}

/**
 * Selects a SKU level by level. Each level is a radio group that stays visible. Sold-out values remain
 * clickable and explain why they are unavailable.
 */
export function OptionPicker({ groups, skus, chosen, onChoose, onSoldOut }: OptionPickerProps) {
  const [notice, setNotice] = useState<string>();

  const choose = (level: number, valueNo: number, name: string, reason: string | undefined) => {
    const path = [...chosen.slice(0, level), valueNo];
    if (reason) {
      setNotice(
        reason === '품절'
          ? `${name} 옵션은 품절이에요. 다른 옵션을 선택해 주세요`
          : `${name} 옵션은 앞에서 고른 옵션과 함께 살 수 없어요`,
      );
      onSoldOut?.(path);
      return;
    }
    setNotice(undefined);
    onChoose(path, path.length === groups.length ? skuOf(skus, path) : undefined);
  };
  return (
    <div className={styles.picker}>
      {groups.map((group, level) => (
        <OptionValues
          key={group.level}
          name={group.name}
          chosenNo={chosen[level]}
          values={valueStates(groups, skus, chosen.slice(0, level), level)}
          isWaiting={level > chosen.length}
          onChoose={({ value, reason }) => choose(level, value.valueNo, value.name, reason)}
        />
      ))}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  );
}
