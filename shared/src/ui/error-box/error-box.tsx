import { Button } from '../button/button';
import styles from './error-box.module.css';

export interface ErrorBoxProps {
  /** A specific message, where the default one is not enough. */
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Error state of a page section, with a retry button. */
export function ErrorBox({
  message = '잠시 후 다시 시도해 주세요',
  onRetry,
  isRetrying,
}: ErrorBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="outline" size="small" isLoading={isRetrying} onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}
