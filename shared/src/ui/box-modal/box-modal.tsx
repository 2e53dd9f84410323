import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './box-modal.module.css';

/** A centred modal with the height of its content. */
export function BoxModal(props: ModalProps) {
  return <ModalFrame {...props} rootClass={styles.root} panelClass={styles.panel} />;
}
