import { groupDigits } from '@shop/shared/domain';
import { Checkbox, VisuallyHidden } from '@shop/shared/ui';
import styles from './filter-fields.module.css';

export interface FilterChoiceProps {
  label: string;
  /** The number of goods left when this filter is applied. */
  count: number;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter option with the number of matching goods. It is disabled when the number is zero. */
export function FilterChoice({ label, count, isOn, onToggle }: FilterChoiceProps) {
  return (
    <Checkbox
      className={styles.choice}
      checked={isOn}
      disabled={count === 0 && !isOn}
      onChange={onToggle}
      label={
        <span className={styles.choiceWords}>
          {label}{' '}
          <span className={styles.choiceCount}>
            {groupDigits(count)}
            <VisuallyHidden>개</VisuallyHidden>
          </span>
        </span>
      }
    />
  );
}
