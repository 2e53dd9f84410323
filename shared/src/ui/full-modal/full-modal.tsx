import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './full-modal.module.css';

/** A modal that fills the screen on phones, a tall dialog from 1024 px on. */
export function FullModal(props: ModalProps) {
  return <ModalFrame {...props} rootClass={styles.root} panelClass={styles.panel} />;
}
