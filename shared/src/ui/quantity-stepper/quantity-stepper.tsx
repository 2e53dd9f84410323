import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { digitsOf } from '../formatted-field/formats';
import { MinusIcon, PlusIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { fitQuantity } from './fit-quantity';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  value: number;
  /** Called with a valid quantity, only when it changes. */
  onChange: (quantity: number) => void;
  min?: number;
  max?: number;
  /** Step of the quantity. */
  unit?: number;
  /** Label: "수량", or "사과 5kg 수량" where a page has several. */
  label?: string;
  isDisabled?: boolean;
}

/** − 수량 +. A quantity beyond the limits becomes the nearest valid one, with a message. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 999,
  unit = 1,
  label = '수량',
  isDisabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const commitQuantity = (requested: number) => {
    const fitted = fitQuantity(requested, { min, max, unit });
    setDraft(undefined);
    setNotice(fitted.notice);
    if (fitted.quantity !== value) onChange(fitted.quantity);
  };
  const commit = () => {
    if (draft !== undefined) commitQuantity(draft === '' ? value : Number(draft));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: unit, ArrowDown: -unit }[event.key];
    if (step !== undefined) commitQuantity(value + step);
    else if (event.key === 'Enter') commit();
    else return;
    event.preventDefault();
  };

  return (
    <div role="group" aria-label={label}>
      <div className={styles.row}>
        <IconButton
          label={`${label} 줄이기`}
          icon={<MinusIcon size={18} />}
          disabled={isDisabled}
          className={classNames(styles.step, value - unit < min && styles.atEnd)}
          onClick={() => commitQuantity(value - unit)}
        />
        <input
          className={styles.figure}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={draft ?? value}
          disabled={isDisabled}
          onChange={(event) => setDraft(digitsOf(event.target.value).slice(0, 5))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={handleKeyDown}
        />
        <IconButton
          label={`${label} 늘리기`}
          icon={<PlusIcon size={18} />}
          disabled={isDisabled}
          className={classNames(styles.step, value + unit > max && styles.atEnd)}
          onClick={() => commitQuantity(value + unit)}
        />
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  );
}
