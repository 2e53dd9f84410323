import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

export type ButtonKind = 'primary' | 'error' | 'cancel' | 'outline' | 'link';

export interface DialogButton {
  text: string;
  type?: ButtonKind;
  /** What the dialog's promise resolves to when this button is pressed. */
  value: unknown;
}

export interface DialogRequest {
  title?: string;
  content: ReactNode;
  theme?: 'default' | 'warning';
  buttons: DialogButton[];
  direction?: 'row' | 'col';
  /** Closes by itself after this time and resolves to undefined. */
  durationMs?: number;
  isNotification?: boolean;
}

export interface ToastRequest {
  text: string;
  /** Shown as a link inside the toast. */
  link?: { text: string; to: string };
  delayMs?: number;
  /** `notification` is the single slot at the bottom: a new one replaces the earlier one. */
  slot?: 'stack' | 'notification';
}

export type ShownToast = ToastRequest & { id: number };
export type ShownDialog = DialogRequest & { id: number; close: (value: unknown) => void };

interface LayersState {
  toasts: ShownToast[];
  notification: ShownToast | undefined;
  dialogs: ShownDialog[];
}

/** What floats over the pages. Remotes ask through `toast` and `dialog`; the shell draws it. */
export const layers = createStore<LayersState>(() => ({
  toasts: [],
  notification: undefined,
  dialogs: [],
}));

let lastId = 0;

/** Spec section 9: toasts stay three seconds unless told otherwise. */
export const TOAST_DELAY_MS = 3000;

export function toast(request: string | ToastRequest): void {
  const shown = { ...(typeof request === 'string' ? { text: request } : request), id: ++lastId };
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

function open(request: DialogRequest): Promise<unknown> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const close = (value: unknown) => {
      layers.setState((state) => ({ dialogs: state.dialogs.filter((shown) => shown.id !== id) }));
      resolve(value);
    };
    layers.setState((state) => ({ dialogs: [...state.dialogs, { ...request, id, close }] }));
  });
}

type Question = Pick<DialogRequest, 'title' | 'content' | 'theme'>;

export const dialog = {
  open,
  async alert(request: Question & { okText?: string }): Promise<void> {
    await open({
      ...request,
      buttons: [{ text: request.okText ?? '확인', type: 'primary', value: true }],
    });
  },
  /** Resolves to true for the yes button, to false for the other and for closing. */
  async confirm(request: Question & { yesText?: string; noText?: string }): Promise<boolean> {
    const answer = await open({
      ...request,
      buttons: [
        { text: request.noText ?? '아니요', type: 'cancel', value: false },
        { text: request.yesText ?? '예', type: 'primary', value: true },
      ],
    });
    return answer === true;
  },
};
