import { useId } from 'react';
import { classNames } from '../class-names/class-names';
import { ChevronDownIcon } from '../icon';
import { wonFigure } from '../price/won-figure';
import styles from './option-picker.module.css';
import type { ValueState } from './option-rules';

interface OptionLevelProps {
  name: string;
  /** The chosen value's name, once chosen. */
  chosen: string | undefined;
  values: readonly ValueState[];
  /** Its values are in sight. */
  isOpen: boolean;
  /** An earlier level has to be chosen first. */
  isWaiting: boolean;
  onToggle: () => void;
  onChoose: (state: ValueState) => void;
}

/** One level: a line that says what was chosen, and below it, unfolded, the values. */
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
          {chosen ?? '선택해 주세요'}
        </span>
        <ChevronDownIcon className={styles.chevron} size={20} />
      </button>
      {isOpen && (
        <ul id={`${id}-values`} className={styles.values}>
          {values.map((state) => (
            <li key={state.value.valueNo}>
              <button
                type="button"
                className={classNames(styles.value, state.reason && styles.soldOut)}
                onClick={() => onChoose(state)}
              >
                <span>{state.value.name}</span>
                <ValueNote {...state} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the choice costs more, or how few there are, or why not. */
function ValueNote({ reason, addPriceWon, remaining }: ValueState) {
  if (reason) return <span className={styles.reason}>{reason}</span>;
  const sign = addPriceWon > 0 ? '+' : '−';
  return (
    <span className={styles.note}>
      {remaining !== undefined && <span className={styles.few}>{remaining}개 남음</span>}
      {addPriceWon !== 0 && `${sign}${wonFigure(Math.abs(addPriceWon))}원`}
    </span>
  );
}
