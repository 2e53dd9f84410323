import {
  type MouseEvent,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepAboveKeyboard } from './keyboard-room';

/** Spec section 9: the first layer has z-index 1000, each further one 2 more. */
const FIRST_Z_INDEX = 1000;
const Z_INDEX_STEP = 2;

/**
 * Dispatched on the document when a modal opens or closes, so that toasts can follow the top one.
 */
export const LAYER_CHANGE = 'shop:layer';

export interface ModalOptions {
  open: boolean;
  /** Called on Escape, a click outside, the close button or a swipe. The owner then sets `open`. */
  onClose: () => void;
  /** False: Escape and a click outside do nothing. Default true. */
  isDismissible?: boolean;
  /** Called after the closing animation. */
  onExited?: () => void;
}

const openModals = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open][data-modal]'),
];

/** The topmost open modal, if any. Browser only. */
export function topModal(): HTMLDialogElement | undefined {
  return openModals().reduce<HTMLDialogElement | undefined>(
    (top, next) => (top && Number(top.style.zIndex) > Number(next.style.zIndex) ? top : next),
    undefined,
  );
}

/** The attribute locks the page's scrolling: a selector of the open modal would restyle the page too often. */
function sayChange(): void {
  document.documentElement.toggleAttribute('data-has-modal', openModals().length > 0);
  document.dispatchEvent(new Event(LAYER_CHANGE));
}

function show(dialog: HTMLDialogElement): void {
  const below = topModal();
  dialog.style.zIndex = String(below ? Number(below.style.zIndex) + Z_INDEX_STEP : FIRST_Z_INDEX);
  dialog.showModal();
  // Focuses the dialog's autofocus element instead of the first button.
  if (dialog.hasAttribute('tabindex')) dialog.focus();
  sayChange();
}

function close(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.close();
  sayChange();
}

/**
 * Drives a native `<dialog>`: the browser provides the top layer, the focus trap, the inert page
 * behind, Escape (and Android's back gesture) and focus restoration.
 *
 * The dialog fills the viewport and its panel floats inside, so a click on the dialog itself is a
 * click outside. `isPresent` stays true until the closing animation has ended.
 */
export function useModal({ open, onClose, isDismissible = true, onExited }: ModalOptions) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);

  // Closed here and not in a clean-up, because React restores the previous focus before clean-ups
  // run.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else close(dialog);
  }, [open]);

  useLayoutEffect(() => {
    if (open && dialogRef.current) return keepAboveKeyboard(dialogRef.current);
  }, [open]);

  // Restores focus when a page unmounts with its modal open.
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

  // Ignores bubbling `cancel` and `close` of elements inside (a file input also fires cancel).
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
      // Chromium force-closes on a second Escape, so the owner is notified here.
      onClose: (event: SyntheticEvent) => {
        if (isOwn(event) && open && !dialogRef.current?.open) onClose();
      },
      // A text selection that ends outside is no click outside: both ends must be outside.
      onPointerDown: (event: SyntheticEvent) => {
        isPressOutside.current = isOwn(event);
      },
      onClick: (event: MouseEvent) => {
        if (isOwn(event) && isPressOutside.current && isDismissible) onClose();
      },
    },
  };
}
