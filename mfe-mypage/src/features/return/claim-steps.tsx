import { Button, FullModal, StepBar } from '@shop/shared/ui';
import { SubmitButton, type useValidatedForm, ValidatedForm } from '@shop/shared/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { SubmitWithSum } from '../claim/submit-with-sum';
import type { ReturnForm } from './return.rules';
import styles from './return-modal.module.css';

interface ClaimStepsProps {
  /** 반품 신청, 교환 신청 */
  title: string;
  steps: readonly string[];
  step: number;
  onStep: (step: number) => void;
  form: ReturnType<typeof useValidatedForm<ReturnForm>>;
  /** Whether the money of the last step is known, and being computed again. */
  isReady: boolean;
  isComputing: boolean;
  /** The last button, below the sum that is sent; undefined for a request without money. */
  submit: string;
  sum: { label: string; amountWon: number | undefined } | undefined;
  onClose: () => void;
  /** The fields of the step. */
  children: ReactNode;
}

/** The frame of a request in steps: where one is, back and forward. */
export function ClaimSteps(props: ClaimStepsProps) {
  const { title, steps, step, form } = props;
  const isLast = step === steps.length - 1;
  const buttons = (
    <>
      {step > 0 && (
        <Button size="large" variant="outline" onClick={() => props.onStep(step - 1)}>
          이전
        </Button>
      )}
      <SubmitButton
        form={form}
        size="large"
        className={styles.submit}
        isFull
        disabled={isLast && !props.isReady}
        isLoading={isLast && props.isComputing}
      >
        {isLast ? props.submit : '다음'}
      </SubmitButton>
    </>
  );
  return (
    <FullModal
      open
      title={title}
      onClose={props.onClose}
      isText={isLast}
      footer={
        isLast && props.sum ? <SubmitWithSum {...props.sum}>{buttons}</SubmitWithSum> : buttons
      }
    >
      <ValidatedForm form={form} className={styles.form}>
        <StepBar label={`${title} 단계`} steps={steps} current={step} />
        <StepHeading steps={steps} step={step} />
        {props.children}
      </ValidatedForm>
    </FullModal>
  );
}

/** Names the step, which the bar above shows, to screen readers. A change of step moves the focus here, since the button that was used may be gone. */
function StepHeading({ steps, step }: Pick<ClaimStepsProps, 'steps' | 'step'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {step + 1}/{steps.length} {steps[step]}
    </h3>
  );
}
