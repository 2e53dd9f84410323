import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { events } from '../events/events';

export type ButtonKind = 'primary' | 'error' | 'cancel' | 'outline' | 'link';

export interface DialogButton {
  text: string;
  type?: ButtonKind;
  /** Runs when this button is clicked, before the promise resolves. */
  callback?: () => void;
  /** Result of the dialog's promise when this button is clicked. */
  value?: unknown;
}

export interface DialogRequest {
  title?: string;
  content: ReactNode;
  theme?: 'default' | 'warning';
  /** Default: one 확인 button, which resolves to true. */
  buttons?: DialogButton[];
  direction?: 'row' | 'col';
  /** Closes automatically after this time and resolves to undefined. */
  durationMs?: number;
  isNotification?: boolean;
  /** False disables Escape and clicks outside. Default true. */
  isDismissible?: boolean;
}

export interface ToastRequest {
  text: string;
  /** Shown as a link inside the toast. */
  link?: { text: string; to: string };
  /** An action, for example 되돌리기; clicking it dismisses the toast. */
  button?: { text: string; onClick: () => void };
  delayMs?: number;
  /** `notification` is the single slot at the bottom: a new toast replaces the earlier one. */
  slot?: 'stack' | 'notification';
  /** Position of the notification slot instead of 10 px above the bottom edge; px. */
  offset?: { topPx: number } | { bottomPx: number };
}

type SheetContent<T> = (close: (value?: T) => void) => ReactNode;

export interface SheetRequest<T = unknown> {
  title: string;
  /**
   * `sheet`: bottom sheet on phones, box on PC; `full`: full screen; `box`: centred box. Default
   * `sheet`.
   */
  kind?: 'sheet' | 'full' | 'box';
  /** Renders the content; `close(value)` resolves the promise. */
  content: SheetContent<T>;
  /** Stays visible below the content. */
  footer?: SheetContent<T>;
  isDismissible?: boolean;
}

export type OpenToast = ToastRequest & { id: number };
type OpenLayer<R> = Omit<R, 'buttons'> & { id: number; close: (value?: unknown) => void };
export type OpenDialog = OpenLayer<DialogRequest> & { buttons: DialogButton[] };
/** `isOpen` turns false when the sheet is closed; it is removed after its exit animation. */
export type OpenSheet = OpenLayer<SheetRequest> & { isOpen: boolean };

interface LayersState {
  toasts: OpenToast[];
  notification: OpenToast | undefined;
  dialogs: OpenDialog[];
  sheets: OpenSheet[];
  /** The visitor returned from the login page without logging in (see `login-toast:show`). */
  isLoginToastDue: boolean;
}

/**
 * Toasts, dialogs and sheets over the pages. Remotes open them with `toast`, `dialog` and
 * `openSheet`; the shell renders them.
 */
export const layers = createStore<LayersState>(() => ({
  toasts: [],
  notification: undefined,
  dialogs: [],
  sheets: [],
  isLoginToastDue: false,
}));

/** Every navigation emits `hide`, so only a change updates the store. */
const setLoginToast = (isLoginToastDue: boolean): void => {
  if (layers.getState().isLoginToastDue !== isLoginToastDue) layers.setState({ isLoginToastDue });
};
events.on('login-toast:show', () => setLoginToast(true));
events.on('login-toast:hide', () => setLoginToast(false));

let lastId = 0;

export const nextLayerId = (): number => ++lastId;

/** Spec section 9: default toast duration, three seconds. */
export const TOAST_DELAY_MS = 3000;

/** @returns its id, for `dismissToast` */
export function toast(request: string | ToastRequest): number {
  const shown = {
    ...(typeof request === 'string' ? { text: request } : request),
    id: nextLayerId(),
  };
  layers.setState((state) =>
    shown.slot === 'notification'
      ? { notification: shown }
      : { toasts: [...state.toasts, shown].slice(-4) },
  );
  return shown.id;
}

export function dismissToast(id: number): void {
  layers.setState((state) => ({
    toasts: state.toasts.filter((shown) => shown.id !== id),
    notification: state.notification?.id === id ? undefined : state.notification,
  }));
}
