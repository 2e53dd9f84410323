import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import modal from '../modal/modal.module.css';
import { useModal } from '../modal/use-modal';
import styles from './dialog-view.module.css';

export interface DialogViewButton {
  text: string;
  type?: 'primary' | 'error' | 'cancel' | 'outline' | 'link';
  onClick?: () => void;
}

export interface DialogViewProps {
  open: boolean;
  /** After any button, Escape, a click outside or the end of `durationMs`. */
  onClose: () => void;
  title?: string;
  content: ReactNode;
  /** In a warning a primary button looks like an error button. */
  theme?: 'default' | 'warning';
  /** Shows no buttons; closes by `durationMs`, Escape or a click outside. */
  isNotification?: boolean | undefined;
  durationMs?: number | undefined;
  /** False: Escape and a click outside do nothing. Default true. */
  isDismissible?: boolean | undefined;
  /** Default: one button, 확인. */
  buttons?: readonly DialogViewButton[];
  direction?: 'row' | 'col';
}

const OK: readonly DialogViewButton[] = [{ text: '확인', type: 'primary' }];

const variants = {
  primary: 'primary',
  error: 'danger',
  cancel: 'outline',
  outline: 'outline',
  link: 'ghost',
} as const;

/** A modal question or message. */
export function DialogView({
  open,
  onClose,
  title,
  content,
  theme = 'default',
  isNotification = false,
  durationMs,
  buttons = OK,
  direction = 'row',
  isDismissible = true,
}: DialogViewProps) {
  const id = useId();
  const { isPresent, dialogProps } = useModal({ open, onClose, isDismissible });

  const elapse = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !durationMs) return;
    const timer = setTimeout(elapse, durationMs);
    return () => clearTimeout(timer);
  }, [open, durationMs]);

  if (!isPresent) return null;
  return (
    <dialog
      {...dialogProps}
      role="alertdialog"
      className={classNames(modal.root, styles.root)}
      aria-labelledby={title ? `${id}-title` : `${id}-content`}
      aria-describedby={title ? `${id}-content` : undefined}
    >
      <div className={classNames(modal.panel, styles.panel)}>
        <div className={styles.words}>
          {title && (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          )}
          <div id={`${id}-content`} className={title ? styles.content : styles.title}>
            {content}
          </div>
        </div>
        {!isNotification && (
          <div className={classNames(styles.buttons, styles[direction])}>
            {buttons.map(({ text, type = 'primary', onClick }) => (
              <Button
                key={text}
                variant={type === 'primary' && theme === 'warning' ? 'danger' : variants[type]}
                onClick={() => {
                  onClick?.();
                  onClose();
                }}
              >
                {text}
              </Button>
            ))}
          </div>
        )}
      </div>
    </dialog>
  );
}
