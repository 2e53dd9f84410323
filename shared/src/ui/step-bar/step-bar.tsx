import { classNames } from '../class-names/class-names';
import { ChevronRightIcon } from '../icon';
import styles from './step-bar.module.css';

export interface StepBarProps {
  /** The accessible name: "주문 단계". */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** 장바구니 › 주문/결제 › 주문 완료, with the current one in ink. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index > 0 && <ChevronRightIcon size={14} />}
          {step}
        </li>
      ))}
    </ol>
  );
}
