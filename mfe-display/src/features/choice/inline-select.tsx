import { ChevronDownIcon } from '@shop/shared/ui';
import styles from './inline-select.module.css';

export interface InlineSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A native select without a box, for the bar above a list. */
export function InlineSelect<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: InlineSelectProps<Value>) {
  return (
    <div className={styles.picker}>
      <select
        className={styles.options}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </div>
  );
}
