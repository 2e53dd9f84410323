import type { DialogRequest } from '../layers/layers';

type ShopErrorKind = 'toast' | 'alert' | 'dialog' | 'validation';

/**
 * An error whose kind decides how it is shown (spec section 8). Thrown by page rules; calls throw
 * `ApiError`. Recognised by `isShopError`, because two bundles may hold two copies of the class.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';

  constructor(
    readonly kind: ShopErrorKind,
    message: string,
    /** Business code, for example of the response envelope; empty if there is none. */
    readonly code = '',
  ) {
    super(message);
  }
}

/** Shown as a toast. */
export class ToastError extends ShopError {
  constructor(message: string, code?: string) {
    super('toast', message, code);
  }
}

/** Shown as an alert; `onConfirm` runs when the alert is confirmed. */
export class AlertError extends ShopError {
  constructor(
    message: string,
    code?: string,
    readonly onConfirm?: () => void,
  ) {
    super('alert', message, code);
  }
}

/** Shown as a dialog with its own title and buttons. */
export class DialogError extends ShopError {
  constructor(
    message: string,
    code?: string,
    readonly request?: Partial<DialogRequest>,
  ) {
    super('dialog', message, code);
  }
}

/** Shown beside its field by the form that threw it. */
export class ValidationError extends ShopError {
  constructor(
    message: string,
    code?: string,
    /** Name of the field. */
    readonly field?: string,
  ) {
    super('validation', message, code);
  }
}

interface ErrorOfKind {
  toast: ToastError;
  alert: AlertError;
  dialog: DialogError;
  validation: ValidationError;
}

/** Whether an error is a `ShopError` of this kind. */
export const isShopError = <K extends ShopErrorKind>(
  error: unknown,
  kind: K,
): error is ErrorOfKind[K] =>
  error instanceof Error && error.name === 'ShopError' && 'kind' in error && error.kind === kind;
