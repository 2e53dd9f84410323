import type { OptionValue } from '@shop/shared/contracts';
import { useId } from 'react';
import { classNames } from '../class-names/class-names';
import { ChevronDownIcon } from '../icon';
import styles from './option-picker.module.css';
import type { ValueState } from './option-rules';
import { OptionValues } from './option-values';

interface OptionLevelProps {
  name: string;
  /** The chosen value, once chosen. */
  chosen: OptionValue | undefined;
  values: readonly ValueState[];
  /** Whether its values are expanded. */
  isOpen: boolean;
  /** Disabled until the earlier level has a value. */
  isWaiting: boolean;
  onToggle: () => void;
  onChoose: (state: ValueState) => void;
}

/** One level: a button that names the chosen value and expands the radio group of values below it. */
export function OptionLevel({
  name,
  chosen,
  values,
  isOpen,
  isWaiting,
  onToggle,
  onChoose,
}: OptionLevelProps) {
  const id = useId();
  return (
    <section className={styles.level} aria-labelledby={`${id}-name`}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-values` : undefined}
        disabled={isWaiting}
        onClick={onToggle}
      >
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span className={classNames(styles.chosen, !chosen && styles.hint)}>
          {chosen?.name ?? '선택해 주세요'}
        </span>
        <ChevronDownIcon className={styles.chevron} size={20} />
      </button>
      {isOpen && (
        <OptionValues
          id={`${id}-values`}
          labelledBy={`${id}-name`}
          chosenNo={chosen?.valueNo}
          values={values}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}
