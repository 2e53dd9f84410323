import { type App, callKey, presentError, toast } from '@shop/shared/app';
import { restockCalls } from '@shop/shared/contracts';

/** Deletes an alert and reads the list anew; also after a refusal, as when another tab has deleted it. */
export async function removeRestockAlert(app: App, skuNo: number): Promise<void> {
  try {
    await app.call(restockCalls.remove, { params: { skuNo } });
    toast('재입고 알림을 삭제했어요');
  } catch (error) {
    presentError(error);
  }
  await app.queryClient.invalidateQueries({ queryKey: callKey(restockCalls.list) });
}
