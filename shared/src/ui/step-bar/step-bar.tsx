import { classNames } from '../class-names/class-names';
import { ChevronRightIcon } from '../icon';
import styles from './step-bar.module.css';

export interface StepBarProps {
  /** What the steps lead to: "주문 단계". */
  label: string;
  steps: readonly string[];
  /** Index of the step shown. */
  current: number;
}

/** 장바구니 › 주문/결제 › 주문 완료, this one in ink. */
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
