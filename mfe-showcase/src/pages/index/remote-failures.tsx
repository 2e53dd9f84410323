import type { RemoteName } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import styles from './index.module.css';

interface RemoteFailuresProps {
  names: readonly RemoteName[];
  onRetry: () => void;
}

/** A failed remote shows a message and leaves the rest of the index usable. */
export function RemoteFailures({ names, onRetry }: RemoteFailuresProps) {
  return names.map((name) => (
    <p key={name} role="alert" className={styles.failure}>
      <span>{name} 목록을 불러오지 못했어요</span>
      <Button variant="outline" size="small" onClick={onRetry}>
        다시 시도
      </Button>
    </p>
  ));
}
