import { Checkbox, VisuallyHidden } from '@shop/shared/ui';
import styles from './filter-fields.module.css';

export interface FilterChoiceProps {
  label: string;
  /** How many goods it leaves. */
  count: number;
  isOn: boolean;
  onToggle: () => void;
}

/** One condition with the number of goods it leaves; what leaves none cannot be chosen. */
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
            {count.toLocaleString('ko-KR')}
            <VisuallyHidden>개</VisuallyHidden>
          </span>
        </span>
      }
    />
  );
}
