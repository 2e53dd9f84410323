import type { OptionValue } from '@shop/shared/contracts';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { Picture } from '../picture/picture';
import { wonFigure } from '../price/won-figure';
import styles from './option-picker.module.css';
import type { ValueState } from './option-rules';

interface OptionValuesProps {
  /** Name of the level, for example 색상. */
  name: string;
  /** Number of the chosen value, once chosen. */
  chosenNo: number | undefined;
  values: readonly ValueState[];
  /** Disabled until the earlier level has a value. */
  isWaiting: boolean;
  onChoose: (state: ValueState) => void;
}

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys move only focus, because each choice of the last level adds a line. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const elements: (Element | null)[] = radios;
  const at = elements.indexOf(document.activeElement);
  radios[(at + step + radios.length) % radios.length]?.focus();
}

/**
 * One level: its name with the chosen value, and its values as a radio group with one tab stop.
 * Sold-out values stay focusable, because selecting one explains why it is unavailable.
 */
export function OptionValues({ name, chosenNo, values, isWaiting, onChoose }: OptionValuesProps) {
  const id = useId();
  const chosen = values.find(({ value }) => value.valueNo === chosenNo);
  const tabStop = chosen ?? values[0];
  const hasPictures = values.some(({ value }) => value.imageKey);
  return (
    <section className={styles.level}>
      <p className={styles.head}>
        <span id={id}>{name}</span>
        {chosen && <strong>{chosen.value.name}</strong>}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className={classNames(styles.values, hasPictures && styles.pictured)}
        onKeyDown={moveFocus}
      >
        {values.map((state) => (
          // Not native radios, whose arrow keys select.
          <button
            key={state.value.valueNo}
            type="button"
            role="radio"
            aria-checked={state === chosen}
            disabled={isWaiting}
            tabIndex={state === tabStop ? 0 : -1}
            className={classNames(styles.value, state.reason && styles.soldOut)}
            onClick={() => onChoose(state)}
          >
            {hasPictures && <Swatch {...state.value} />}
            <span className={styles.name}>{state.value.name}</span>
            {!isWaiting && <ValueNote {...state} />}
          </button>
        ))}
      </div>
    </section>
  );
}

const SWATCH_PX = 72;

/** The goods in this colour. */
const Swatch = ({ imageKey }: OptionValue) => (
  <Picture
    image={{ key: imageKey ?? '', alt: '', tone: [1, 1] }}
    width={SWATCH_PX}
    height={SWATCH_PX}
    sizes={`${SWATCH_PX}px`}
    className={styles.swatch}
  />
);

/** The surcharge, how few pieces are left, or why the value is unavailable. */
function ValueNote({ reason, addPriceWon, remaining }: ValueState) {
  if (reason) return <span className={styles.reason}>{reason}</span>;
  const sign = addPriceWon > 0 ? '+' : '−';
  return (
    <>
      {remaining !== undefined && <span className={styles.few}>{remaining}개 남음</span>}
      {addPriceWon !== 0 && (
        <span className={styles.note}>{`${sign}${wonFigure(Math.abs(addPriceWon))}원`}</span>
      )}
    </>
  );
}
