import { isApiError } from '../http/api-error';
import { dialog } from '../layers/dialog';
import { toast } from '../layers/layers';
import { isShopError } from './shop-error';

/** Error 5043 contains the phone number of customer service, so it stays until it is confirmed. */
const isShownAsAlert = (error: unknown): boolean =>
  isShopError(error, 'alert') || (isApiError(error) && error.code === '5043');

/**
 * The caller aborted the call, a form shows the message at its field, or status 901 leaves the
 * page.
 */
const isSilent = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'AbortError') ||
  isShopError(error, 'validation') ||
  (isApiError(error) && error.status === 901);

/**
 * Messages of `ShopError` and `ApiError` are written for shoppers; other messages are replaced by
 * the fallback.
 */
export const errorMessage = (error: unknown, fallback = '잠시 후 다시 시도해 주세요'): string =>
  isApiError(error) || (error instanceof Error && error.name === 'ShopError')
    ? error.message
    : fallback;

/** Shows an error as a toast, alert or dialog, depending on its kind (spec section 8). */
export function presentError(error: unknown): void {
  if (isSilent(error)) return;
  const content = errorMessage(error);
  if (isShopError(error, 'dialog'))
    void dialog.open({ content, buttons: [{ text: '확인', value: true }], ...error.request });
  else if (!isShownAsAlert(error)) toast(content);
  else
    void dialog.alert({ content }).then(isShopError(error, 'alert') ? error.onConfirm : undefined);
}

/**
 * Shows the error of a rejected promise and rejects again, so that the caller still sees the
 * failure.
 */
export async function presentRejection<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    presentError(error);
    throw error;
  }
}
