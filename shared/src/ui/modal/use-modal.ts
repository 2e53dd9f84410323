import {
  type MouseEvent,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepAboveKeyboard } from './keyboard-room';

/** Spec section 9: the first layer stands at 1000, each further one 2 higher. */
const FIRST_Z_INDEX = 1000;
const Z_INDEX_STEP = 2;

/** Sent on the document whenever a modal opened or closed, so that toasts can follow the top one. */
export const LAYER_CHANGE = 'shop:layer';

export interface ModalOptions {
  open: boolean;
  /** Asked for by Escape, a press outside, the close button or a swipe. The owner then sets `open`. */
  onClose: () => void;
  /** False: Escape and a press outside do nothing. Default true. */
  isDismissible?: boolean;
  /** Its leaving has been seen. */
  onExited?: () => void;
}

const openModals = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]'),
];

/** The modal on top of all others, if one is open. Browser only. */
export function topModal(): HTMLDialogElement | undefined {
  return openModals().reduce<HTMLDialogElement | undefined>(
    (top, next) => (top && Number(top.style.zIndex) > Number(next.style.zIndex) ? top : next),
    undefined,
  );
}

function show(dialog: HTMLDialogElement): void {
  const below = topModal();
  dialog.style.zIndex = String(below ? Number(below.style.zIndex) + Z_INDEX_STEP : FIRST_Z_INDEX);
  dialog.showModal();
  // One that can take the focus itself does, instead of the first button inside.
  if (dialog.hasAttribute('tabindex')) dialog.focus();
  document.dispatchEvent(new Event(LAYER_CHANGE));
}

function close(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.close();
  document.dispatchEvent(new Event(LAYER_CHANGE));
}

/**
 * Drives a native `<dialog>`: the platform gives the top layer, the focus trap, the inert page
 * behind, Escape (and Android's back gesture) and the return of focus, for no bytes of ours.
 *
 * The dialog fills the viewport and its panel floats inside, so a press on the dialog itself is a
 * press outside. `isPresent` stays true until the closing animation has ended.
 */
export function useModal({ open, onClose, isDismissible = true, onExited }: ModalOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);

  // Closed here and not in a clean-up: React gives the focus back to where it was before those ran.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else close(dialog);
  }, [open]);

  useLayoutEffect(() => {
    if (open && dialogRef.current) return keepAboveKeyboard(dialogRef.current);
  }, [open]);

  // A page that goes away with its modal open still returns the focus.
  useLayoutEffect(() => () => close(dialogRef.current), []);

  const leave = useEffectEvent(() => {
    setIsPresent(false);
    onExited?.();
  });
  useLayoutEffect(() => {
    if (open || !isPresent) return;
    const exits = dialogRef.current?.getAnimations?.({ subtree: true }) ?? [];
    if (exits.length === 0) return leave();
    let isStale = false;
    void Promise.allSettled(exits.map((exit) => exit.finished)).then(() => {
      if (!isStale) leave();
    });
    return () => {
      isStale = true;
    };
  }, [open, isPresent]);

  // `cancel` and `close` of things inside (a file input cancels too) are not ours.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    isPresent,
    dialogProps: {
      ref: dialogRef,
      'data-modal': '',
      onCancel: (event: SyntheticEvent) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (isDismissible) onClose();
      },
      // Chromium closes by force on a second Escape; the owner must hear of it.
      onClose: (event: SyntheticEvent) => {
        if (isOwn(event) && open && !dialogRef.current?.open) onClose();
      },
      // A text selection that ends outside is no press outside: both ends must be there.
      onPointerDown: (event: SyntheticEvent) => {
        isPressOutside.current = isOwn(event);
      },
      onClick: (event: MouseEvent) => {
        if (isOwn(event) && isPressOutside.current && isDismissible) onClose();
      },
    },
  };
}
