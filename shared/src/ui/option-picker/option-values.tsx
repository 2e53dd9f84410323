import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { wonFigure } from '../price/won-figure';
import styles from './option-picker.module.css';
import type { ValueState } from './option-rules';

interface OptionValuesProps {
  id: string;
  /** Id of the element that labels the level. */
  labelledBy: string;
  /** Number of the chosen value, once chosen. */
  chosenNo: number | undefined;
  values: readonly ValueState[];
  onChoose: (state: ValueState) => void;
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys move only focus, because selecting opens the next level. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  radios[(at + step + radios.length) % radios.length]?.focus();
}

/**
 * The values of one level as a radio group with one tab stop. Sold-out values stay focusable,
 * because selecting one explains why it is unavailable.
 */
export function OptionValues({ id, labelledBy, chosenNo, values, onChoose }: OptionValuesProps) {
  const tabStop = values.find(({ value }) => value.valueNo === chosenNo) ?? values[0];
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={styles.values}
      onKeyDown={moveFocus}
    >
      {values.map((state) => (
        // Not native radios, whose arrow keys select.
        <button
          key={state.value.valueNo}
          type="button"
          role="radio"
          aria-checked={state.value.valueNo === chosenNo}
          tabIndex={state === tabStop ? 0 : -1}
          className={classNames(styles.value, state.reason && styles.soldOut)}
          onClick={() => onChoose(state)}
        >
          <span>{state.value.name}</span>
          <ValueNote {...state} />
        </button>
      ))}
    </div>
  );
}

/** The surcharge, how few pieces are left, or why the value is unavailable. */
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
