import {
  callKey,
  events,
  presentError,
  requireLogin,
  toast,
  useCallMutation,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { couponCalls, paths } from '@shop/shared/contracts';

const DOWNLOAD = 'coupon.download';
export const COUPON_SHEET = 'coupons';

interface CouponIntent {
  goodsNo: number;
  couponNos: readonly number[];
}

/**
 * 받기 and 전체받기. A visitor signs in first; on return the coupons are downloaded and the sheet is
 * open, or the page `returnTo`.
 */
export function useCouponDownload(
  goodsNo: number,
  { returnTo = `${paths.goods(goodsNo)}&modalId=${COUPON_SHEET}` } = {},
) {
  const { isLoggedIn } = useSession();
  const client = useQueryClient();
  const download = useCallMutation(couponCalls.downloadAll);

  const takeAsMember = async (couponNos: readonly number[]): Promise<void> => {
    try {
      const { results } = await download.mutateAsync({ body: { couponNos: [...couponNos] } });
      const issued = results.filter(({ isIssued }) => isIssued).length;
      const refused = results.find(({ isIssued }) => !isIssued);
      toast(
        issued > 0 ? `쿠폰 ${issued}장을 받았어요` : (refused?.message ?? '이미 받은 쿠폰이에요'),
      );
    } catch (error) {
      presentError(error);
    }
    events.emit('coupon:taken');
    await client.invalidateQueries({ queryKey: callKey(couponCalls.issuable) });
  };

  const take = (couponNos: readonly number[]): void => {
    if (isLoggedIn) return void takeAsMember(couponNos);
    requireLogin({
      kind: DOWNLOAD,
      data: { goodsNo, couponNos } satisfies CouponIntent,
      returnTo,
    });
  };

  useResumeIntent<CouponIntent>(DOWNLOAD, (intent) => {
    if (intent.goodsNo === goodsNo) void takeAsMember(intent.couponNos);
  });
  return { take, isBusy: download.isPending };
}
