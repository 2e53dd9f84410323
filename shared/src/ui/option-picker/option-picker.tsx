import type { GoodsSku, OptionGroup } from '@shop/shared/contracts';
import { useState } from 'react';
import { OptionLevel } from './option-level';
import styles from './option-picker.module.css';
import { type Chosen, skuOf, valueStates } from './option-rules';

export interface OptionPickerProps {
  /** One to three levels. */
  groups: readonly OptionGroup[];
  skus: readonly GoodsSku[];
  /** Called on a complete selection; the picker then resets for another line. */
  onSelect: (sku: GoodsSku) => void;
  /**
   * Called when a level was selected and others are open; clears messages about the previous
   * selection.
   */
  onStep?: () => void;
  /** Called when a sold-out value was clicked; `valueNos` is its path. Used to offer 재입고 알림. */
  onSoldOut?: (valueNos: Chosen) => void;
}

/**
 * Selects one article level by level. Sold-out values stay visible and clickable, and explain why
 * they are unavailable.
 */
export function OptionPicker({ groups, skus, onSelect, onStep, onSoldOut }: OptionPickerProps) {
  const [chosen, setChosen] = useState<Chosen>([]);
  /** Undefined when all levels are collapsed, as after a complete selection. */
  const [openLevel, setOpenLevel] = useState<number | undefined>(0);
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
    const sku = path.length === groups.length ? skuOf(skus, path) : undefined;
    setChosen(sku ? [] : path);
    setOpenLevel(sku ? undefined : path.length);
    if (sku) onSelect(sku);
    else onStep?.();
  };
  return (
    <div className={styles.picker}>
      {groups.map((group, level) => (
        <OptionLevel
          key={group.level}
          name={group.name}
          chosen={group.values.find((value) => value.valueNo === chosen[level])}
          values={level <= chosen.length ? valueStates(groups, skus, chosen.slice(0, level)) : []}
          isOpen={level === openLevel}
          isWaiting={level > chosen.length}
          onToggle={() => setOpenLevel(level === openLevel ? undefined : level)}
          onChoose={({ value, reason }) => choose(level, value.valueNo, value.name, reason)}
        />
      ))}
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  );
}
