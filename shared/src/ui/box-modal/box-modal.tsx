import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './box-modal.module.css';

/** A box in the middle of the screen, as tall as its content. */
export function BoxModal(props: ModalProps) {
  return <ModalFrame {...props} rootClass={styles.root} panelClass={styles.panel} />;
}
