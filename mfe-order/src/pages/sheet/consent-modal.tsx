import { FullModal } from '@shop/shared/ui';
import styles from './consent-modal.module.css';

export interface ConsentModalProps {
  title: string;
  body: string;
  open: boolean;
  onClose: () => void;
}

/** 보기: the full text of a consent. */
export function ConsentModal({ title, body, open, onClose }: ConsentModalProps) {
  return (
    <FullModal title={title} open={open} onClose={onClose}>
      <p className={styles.body}>{body}</p>
    </FullModal>
  );
}
