import { type Ref, useId } from 'react';
import { CheckboxGroup, type ChoiceGroupProps, RadioGroup } from '../choice-group/choice-group';
import styles from './select-buttons.module.css';

export interface SelectButtonOption {
  value: string;
  text: string;
  /** A second, quieter line. */
  note?: string;
  isDisabled?: boolean;
}

interface SelectButtonsBase
  extends Pick<ChoiceGroupProps, 'label' | 'isLabelHidden' | 'error' | 'isRequired'> {
  options: readonly SelectButtonOption[];
  /** In the form; its own by default. */
  name?: string;
  /** As many as fit by default; a number where a row must hold exactly so many. */
  columns?: 2 | 3 | 4;
  /** The first answer: where the focus goes when none was chosen. */
  firstRef?: Ref<HTMLInputElement>;
}

export interface SelectButtonsProps extends SelectButtonsBase {
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Few answers side by side, one of them: sizes, periods, ways to pay. Arrow keys choose. */
export function SelectButtons({
  options,
  name,
  columns,
  firstRef,
  value,
  onChange,
  ...group
}: SelectButtonsProps) {
  const ownName = useId();
  return (
    <RadioGroup {...group}>
      <span className={styles.buttons} data-columns={columns}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.button}>
            <input
              ref={at === 0 ? firstRef : undefined}
              type="radio"
              className={styles.input}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <ButtonWords {...option} />
          </label>
        ))}
      </span>
    </RadioGroup>
  );
}

export interface MultiSelectButtonsProps extends SelectButtonsBase {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The same for any number of answers: each is a checkbox of its own. */
export function MultiSelectButtons({
  options,
  name,
  columns,
  firstRef,
  values,
  onChange,
  ...group
}: MultiSelectButtonsProps) {
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <CheckboxGroup {...group}>
      <span className={styles.buttons} data-columns={columns}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.button}>
            <input
              ref={at === 0 ? firstRef : undefined}
              type="checkbox"
              className={styles.input}
              name={name}
              value={option.value}
              checked={values.includes(option.value)}
              disabled={option.isDisabled}
              onChange={() => toggle(option.value)}
            />
            <ButtonWords {...option} />
          </label>
        ))}
      </span>
    </CheckboxGroup>
  );
}

function ButtonWords({ text, note }: SelectButtonOption) {
  return (
    <span>
      {text}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
