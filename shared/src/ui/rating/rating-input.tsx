import { useId } from 'react';
import { classNames } from '../class-names/class-names';
import { FieldError } from '../field/field';
import { StarIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './rating-input.module.css';

export interface RatingInputProps {
  /** Label: "상품 만족도". */
  label: string;
  /** 1 to 5, or 0 when unset. */
  value: number;
  onChange: (value: number) => void;
  /** A text for each of the five scores, shown beside the stars. */
  words?: readonly [string, string, string, string, string];
  /** The error text: "별점을 골라 주세요". */
  error?: string | undefined;
}

const scores = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars: usable by arrow keys, touch and screen reader. */
export function RatingInput({ label, value, onChange, words, error }: RatingInputProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={styles.input}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      {scores.map((score) => (
        <label key={score} className={classNames(styles.star, score <= value && styles.on)}>
          <input
            type="radio"
            name={name}
            value={score}
            checked={score === value}
            onChange={() => onChange(score)}
          />
          <StarIcon size={32} isFilled={score <= value} />
          <VisuallyHidden>
            {score}점{words && ` ${words[score - 1]}`}
          </VisuallyHidden>
        </label>
      ))}
      {words && value > 0 && (
        <span className={styles.word} aria-hidden="true">
          {words[value - 1]}
        </span>
      )}
      <div className={styles.error}>
        <FieldError id={`${name}-error`} error={error} />
      </div>
    </div>
  );
}
