import { ratingWord, ratingWords } from '@shop/shared/domain';
import { RadioGroup, StarIcon, VisuallyHidden } from '@shop/shared/ui';
import { type Ref, useId } from 'react';
import styles from './score-field.module.css';

interface ScoreFieldProps {
  /** 0: none. */
  value: number;
  onChange: (score: number) => void;
  error: string | undefined;
  firstRef: Ref<HTMLInputElement>;
}

/** 별점: five radio buttons drawn as stars, with the name of the chosen score beside them. */
export function ScoreField({ value, onChange, error, firstRef }: ScoreFieldProps) {
  const name = useId();
  return (
    <RadioGroup label="별점" isRequired error={error}>
      <span className={styles.row}>
        {ratingWords.map((word, at) => (
          <label key={word} className={styles.star} data-on={at < value || undefined}>
            <input
              ref={at === 0 ? firstRef : undefined}
              type="radio"
              className={styles.input}
              name={name}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <StarIcon size={32} isFilled={at < value} />
            <VisuallyHidden>
              {at + 1}점 {word}
            </VisuallyHidden>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {value > 0 ? ratingWord(value) : '별을 눌러 주세요'}
        </span>
      </span>
    </RadioGroup>
  );
}
