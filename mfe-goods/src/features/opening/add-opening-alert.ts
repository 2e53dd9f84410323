import { type App, callKey, isApiError, presentError, requireLogin, toast } from '@shop/shared/app';
import { goodsCalls, openingCalls, paths } from '@shop/shared/contracts';

/** The intent of a visitor who asked for 오픈 알림. */
export const OPENING_INTENT = 'opening.add';

export interface OpeningTarget {
  goodsNo: number;
  /** The time deal; without it the sale of the goods. */
  dealNo?: number | undefined;
}

/** The page that offers the alert, and resumes it after sign-in. */
const pageOf = ({ goodsNo, dealNo }: OpeningTarget): string =>
  dealNo === undefined ? paths.goodsNotForSale(goodsNo) : paths.goods(goodsNo);

const askToSignIn = (target: OpeningTarget): void =>
  requireLogin({ kind: OPENING_INTENT, data: target, returnTo: pageOf(target) });

/** Sets 오픈 알림 and says so. A visitor signs in first, and the page sets it on return. */
export async function addOpeningAlert(app: App, target: OpeningTarget): Promise<void> {
  if (!app.session.isLoggedIn) return askToSignIn(target);
  try {
    await app.call(openingCalls.add, { body: { ...target } });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return askToSignIn(target);
    presentError(error);
    // Refused because it has opened: the page is older than that.
    const params = { goodsNo: target.goodsNo };
    for (const call of [goodsCalls.status, goodsCalls.detail])
      void app.queryClient.invalidateQueries({ queryKey: callKey(call, { params }) });
    return;
  }
  toast({
    text: '오픈 알림을 신청했어요',
    link: { text: '보기', to: paths.favorites({ tab: 'restock' }) },
  });
}
