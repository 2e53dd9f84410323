import { Button } from '../button/button';
import styles from './error-box.module.css';

export interface ErrorBoxProps {
  /** What happened, when the plain sentence does not say enough. */
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** A part of the page that could not be loaded, and the way to try again. */
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
