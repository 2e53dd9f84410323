import { isApiError } from '../http/api-error';
import { dialog } from '../layers/dialog';
import { toast } from '../layers/layers';
import { isShopError } from './shop-error';

/** 5043 names the number to call: it must not go by in three seconds. */
const isShownAsAlert = (error: unknown): boolean =>
  isShopError(error, 'alert') || (isApiError(error) && error.code === '5043');

/** Nothing to tell: whoever stopped the call knows, a form tells it at its field, and 901 leaves the page. */
const isSilent = (error: unknown): boolean =>
  (error as Error | undefined)?.name === 'AbortError' ||
  isShopError(error, 'validation') ||
  (isApiError(error) && error.status === 901);

/** The sentence a shopper may read: ours and the api's are; what a browser says of a bug is not. */
export const errorMessage = (error: unknown, fallback = '잠시 후 다시 시도해 주세요'): string =>
  isApiError(error) || (error instanceof Error && error.name === 'ShopError')
    ? error.message
    : fallback;

/** Tells a failure the way it wants to be told (spec section 8): toast, alert or dialog. */
export function presentError(error: unknown): void {
  if (isSilent(error)) return;
  const content = errorMessage(error);
  if (isShopError(error, 'dialog'))
    void dialog.open({ content, buttons: [{ text: '확인', value: true }], ...error.request });
  else if (!isShownAsAlert(error)) toast(content);
  else
    void dialog.alert({ content }).then(isShopError(error, 'alert') ? error.onConfirm : undefined);
}

/** Tells a failure of this work, and hands it on: the work has still failed. */
export async function presentRejection<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    presentError(error);
    throw error;
  }
}
