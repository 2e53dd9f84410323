import { Button, CopyIcon } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './error-id.module.css';

/** Spec section 9: the copy confirmation is shown for 1.5 seconds. */
const CONFIRM_MS = 1500;

/** The error id for customer service, with a copy button. */
export function ErrorId({ id }: { id: string }) {
  const [feedback, setFeedback] = useState<string>();
  const showFeedback = (messages: string) => {
    setFeedback(messages);
    setTimeout(() => setFeedback(undefined), CONFIRM_MS);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    showFeedback('복사했어요');
  };
  return (
    <div className={styles.row}>
      <span>
        오류 번호 <code className={styles.id}>{id}</code>
      </span>
      <Button
        aria-live="polite"
        variant="ghost"
        size="small"
        icon={<CopyIcon size={16} />}
        onClick={() => copy().catch(() => showFeedback('직접 복사해 주세요'))}
      >
        {feedback ?? '오류 번호 복사'}
      </Button>
    </div>
  );
}
