import { ModalFrame, type ModalProps } from '../modal/modal-frame';
import styles from './bottom-sheet.module.css';
import { useSwipeDown } from './use-swipe-down';

/**
 * A sheet at the bottom edge on phones, a centred dialog from 1024 px on. Closes by swipe down,
 * Escape, a click outside or its close button; focus returns to the opener.
 */
export function BottomSheet(props: ModalProps) {
  const { panelRef, gripProps } = useSwipeDown(props.open, props.onClose);
  return (
    <ModalFrame
      {...props}
      rootClass={styles.root}
      panelClass={styles.panel}
      panelRef={panelRef}
      top={<div className={styles.handle} />}
      headerProps={{ ...gripProps, className: styles.grip }}
    />
  );
}
