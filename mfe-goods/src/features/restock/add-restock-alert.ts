import { type App, callKey, isApiError, presentError, requireLogin, toast } from '@shop/shared/app';
import { goodsCalls, paths, restockCalls } from '@shop/shared/contracts';

/** The intent of a visitor who asked for 재입고 알림. */
export const RESTOCK_INTENT = 'restock.add';

export interface RestockTarget {
  goodsNo: number;
  skuNo: number;
}

/**
 * Sets 재입고 알림 and says so. A visitor signs in first, and the product page sets it on return.
 * @returns whether it is set
 */
export async function addRestockAlert(app: App, target: RestockTarget): Promise<boolean> {
  if (!app.session.isLoggedIn) return askToSignIn(target);
  try {
    await app.call(restockCalls.add, { body: { skuNo: target.skuNo } });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return askToSignIn(target);
    presentError(error);
    // Refused because it is in stock: the page shows old stock.
    const params = { goodsNo: target.goodsNo };
    void app.queryClient.invalidateQueries({ queryKey: callKey(goodsCalls.stock, { params }) });
    return false;
  }
  toast({
    text: '재입고 알림을 신청했어요',
    link: { text: '보기', to: paths.favorites({ tab: 'restock' }) },
  });
  return true;
}

function askToSignIn(target: RestockTarget): false {
  requireLogin({ kind: RESTOCK_INTENT, data: target, returnTo: paths.goods(target.goodsNo) });
  return false;
}
