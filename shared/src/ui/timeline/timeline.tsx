import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './timeline.module.css';

export interface TimelineStep {
  /** 결제완료, 상품준비중, … */
  label: string;
  /** When it was reached, as text. */
  time?: string;
}

export interface TimelineProps {
  /** The accessible name: "주문 진행 상태". */
  label: string;
  steps: readonly TimelineStep[];
  /** Index of the current step; −1 before the first. */
  current: number;
  /** Horizontal dots, or vertical with room for text, as for a parcel's tracking. */
  direction?: 'row' | 'column';
}

const stateWord = (index: number, current: number) =>
  index < current ? '지난 단계' : index === current ? '현재 단계' : '남은 단계';

/** Steps with text and time; the current one accented. */
export function Timeline({ label, steps, current, direction = 'row' }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, styles[direction])} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={`${step.label} ${step.time ?? ''}`}
          className={classNames(
            styles.step,
            index <= current && styles.reached,
            index === current && styles.current,
          )}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.word}>
            {step.label}
            <VisuallyHidden> {stateWord(index, current)}</VisuallyHidden>
          </span>
          {step.time && <span className={styles.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
