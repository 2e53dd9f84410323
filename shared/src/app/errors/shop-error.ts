import type { DialogRequest } from '../layers/layers';

type ShopErrorKind = 'toast' | 'alert' | 'dialog' | 'validation';

/**
 * A failure that knows how it wants to be told (spec section 8). Thrown by rules of a page; calls throw
 * `ApiError`. Recognised by `isShopError`, since two bundles may hold two copies of the classes.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';

  constructor(
    readonly kind: ShopErrorKind,
    message: string,
    /** Business code, for example of D4 or the envelope; empty where there is none. */
    readonly code = '',
  ) {
    super(message);
  }
}

/** Told in passing. */
export class ToastError extends ShopError {
  constructor(message: string, code?: string) {
    super('toast', message, code);
  }
}

/** Told in an alert; `onConfirm` runs once it was read. */
export class AlertError extends ShopError {
  constructor(
    message: string,
    code?: string,
    readonly onConfirm?: () => void,
  ) {
    super('alert', message, code);
  }
}

/** Told in a dialog of its own words and buttons. */
export class DialogError extends ShopError {
  constructor(
    message: string,
    code?: string,
    readonly request?: Partial<DialogRequest>,
  ) {
    super('dialog', message, code);
  }
}

/** Told beside the field it is about, by the form that threw it. */
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

/** Is it one of ours, and of this kind? */
export const isShopError = <K extends ShopErrorKind>(
  error: unknown,
  kind: K,
): error is ErrorOfKind[K] =>
  error instanceof Error && error.name === 'ShopError' && (error as ShopError).kind === kind;
