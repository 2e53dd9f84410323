import { type App, callKey, presentError, toast } from '@shop/shared/app';
import { openingCalls, restockCalls } from '@shop/shared/contracts';

/** Deletes and reads the list anew; also after a refusal, as when another tab has deleted it. */
async function remove(
  app: App,
  send: () => Promise<unknown>,
  text: string,
  list: typeof restockCalls.list | typeof openingCalls.list,
): Promise<void> {
  try {
    await send();
    toast(text);
  } catch (error) {
    presentError(error);
  }
  await app.queryClient.invalidateQueries({ queryKey: callKey(list) });
}

export const removeRestockAlert = (app: App, skuNo: number): Promise<void> =>
  remove(
    app,
    () => app.call(restockCalls.remove, { params: { skuNo } }),
    '재입고 알림을 삭제했어요',
    restockCalls.list,
  );

export const removeOpeningAlert = (app: App, alertNo: number): Promise<void> =>
  remove(
    app,
    () => app.call(openingCalls.remove, { params: { alertNo } }),
    '오픈 알림을 삭제했어요',
    openingCalls.list,
  );
