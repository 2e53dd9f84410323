import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { events } from '../events/events';

export type ButtonKind = 'primary' | 'error' | 'cancel' | 'outline' | 'link';

export interface DialogButton {
  text: string;
  type?: ButtonKind;
  /** Runs when this button is pressed, before the promise resolves. */
  callback?: () => void;
  /** What the dialog's promise resolves to when this button is pressed. */
  value?: unknown;
}

export interface DialogRequest {
  title?: string;
  content: ReactNode;
  theme?: 'default' | 'warning';
  /** Without any there is one: 확인, which resolves to true. */
  buttons?: DialogButton[];
  direction?: 'row' | 'col';
  /** Closes by itself after this time and resolves to undefined. */
  durationMs?: number;
  isNotification?: boolean;
  /** False: Escape and a press outside do nothing. Default true. */
  isDismissible?: boolean;
}

export interface ToastRequest {
  text: string;
  /** Shown as a link inside the toast. */
  link?: { text: string; to: string };
  /** Something to do at once, for example 되돌리기; pressing it closes the toast. */
  button?: { text: string; onClick: () => void };
  delayMs?: number;
  /** `notification` is the single slot at the bottom: a new one replaces the earlier one. */
  slot?: 'stack' | 'notification';
  /** Where the notification slot stands instead of 10 px above the lower edge; px. */
  offset?: { topPx: number } | { bottomPx: number };
}

type SheetContent<T> = (close: (value?: T) => void) => ReactNode;

export interface SheetRequest<T = unknown> {
  title: string;
  /** A sheet from below (phone) or box (PC), a whole screen, or a box in the middle. Default sheet. */
  kind?: 'sheet' | 'full' | 'box';
  /** Draws what is inside; `close(value)` answers the promise. */
  content: SheetContent<T>;
  /** Stays in view below the content. */
  footer?: SheetContent<T>;
  isDismissible?: boolean;
}

export type OpenToast = ToastRequest & { id: number };
type OpenLayer<R> = Omit<R, 'buttons'> & { id: number; close: (value?: unknown) => void };
export type OpenDialog = OpenLayer<DialogRequest> & { buttons: DialogButton[] };
/** `isOpen` turns false when it is answered; it stays until its leaving has been seen. */
export type OpenSheet = OpenLayer<SheetRequest> & { isOpen: boolean };

interface LayersState {
  toasts: OpenToast[];
  notification: OpenToast | undefined;
  dialogs: OpenDialog[];
  sheets: OpenSheet[];
  /** A visitor came away from sign-in without it (see `login-toast:show`). */
  isLoginToastDue: boolean;
}

/** What floats over the pages. Remotes ask through `toast`, `dialog` and `openSheet`; the shell draws it. */
export const layers = createStore<LayersState>(() => ({
  toasts: [],
  notification: undefined,
  dialogs: [],
  sheets: [],
  isLoginToastDue: false,
}));

/** Every navigation says `hide`: only a change is told on. */
const setLoginToast = (isLoginToastDue: boolean): void => {
  if (layers.getState().isLoginToastDue !== isLoginToastDue) layers.setState({ isLoginToastDue });
};
events.on('login-toast:show', () => setLoginToast(true));
events.on('login-toast:hide', () => setLoginToast(false));

let lastId = 0;

/** Every layer has a number of its own. */
export const nextLayerId = (): number => ++lastId;

/** Spec section 9: toasts stay three seconds unless told otherwise. */
export const TOAST_DELAY_MS = 3000;

export function toast(request: string | ToastRequest): void {
  const shown = {
    ...(typeof request === 'string' ? { text: request } : request),
    id: nextLayerId(),
  };
  layers.setState((state) =>
    shown.slot === 'notification'
      ? { notification: shown }
      : { toasts: [...state.toasts, shown].slice(-4) },
  );
}

export function dismissToast(id: number): void {
  layers.setState((state) => ({
    toasts: state.toasts.filter((shown) => shown.id !== id),
    notification: state.notification?.id === id ? undefined : state.notification,
  }));
}
