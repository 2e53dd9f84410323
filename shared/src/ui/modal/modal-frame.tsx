import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names/class-names';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './modal.module.css';
import { type ModalOptions, useModal } from './use-modal';

export interface ModalProps extends ModalOptions {
  /** Heading and accessible name. */
  title: string;
  /** False: the title is visually hidden. Default true. */
  isTitleShown?: boolean;
  children: ReactNode;
  /** The content is full-bleed and scrolls by itself. */
  isFlush?: boolean;
  /** The content has nothing to focus: its scrolling body takes the focus, so that keys can scroll it. */
  isText?: boolean;
  /** Drawn while it is closed too, so that a press only shows it. */
  isPrepared?: boolean;
  /** Fixed below the scrolling content; its children share the width. */
  footer?: ReactNode;
}

interface ModalSkin {
  rootClass?: string;
  panelClass?: string;
  panelRef?: Ref<HTMLDivElement>;
  headerProps?: HTMLAttributes<HTMLDivElement>;
  /** Above the heading, for example a drag handle. */
  top?: ReactNode;
}

/** The parts of every modal: dialog, panel, heading with a close button, scrolling body, footer. */
export function ModalFrame({
  title,
  isTitleShown = true,
  children,
  isFlush = false,
  isText = false,
  isPrepared = false,
  footer,
  rootClass,
  panelClass,
  panelRef,
  headerProps,
  top,
  ...options
}: ModalProps & ModalSkin) {
  const titleId = useId();
  const { isPresent, dialogProps } = useModal(options);
  if (!isPresent && !isPrepared) return null;
  return (
    // A sheet opened by a link focuses its title, so that it is read out and 닫기 shows no focus
    // ring.
    <dialog
      {...dialogProps}
      tabIndex={-1}
      className={classNames(styles.root, rootClass)}
      aria-labelledby={titleId}
    >
      <div ref={panelRef} className={classNames(styles.panel, panelClass)}>
        <div {...headerProps}>
          {top}
          <div className={styles.header}>
            <h2 id={titleId} className={classNames(styles.title, !isTitleShown && styles.unseen)}>
              {title}
            </h2>
            <IconButton label="닫기" icon={<CloseIcon />} onClick={options.onClose} />
          </div>
        </div>
        <div
          className={classNames(styles.body, isFlush && styles.flush)}
          tabIndex={isText ? 0 : undefined}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
