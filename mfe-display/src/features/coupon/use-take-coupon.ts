import {
  presentError,
  requireLogin,
  toast,
  useCallMutation,
  useLocation,
  useQuery,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { couponQueries } from './coupon.queries';

const INTENT = 'coupon.download';

/** Downloads coupons and tracks which are downloaded or in progress. A visitor signs in first. */
export function useTakeCoupon() {
  const { isLoggedIn } = useSession();
  const location = useLocation();
  const client = useQueryClient();
  const mine = useQuery({ ...couponQueries.mine(), enabled: isLoggedIn });
  const download = useCallMutation(couponCalls.download, {
    onSuccess: () => toast('쿠폰을 받았어요'),
    onError: presentError,
    onSettled: () => client.invalidateQueries({ queryKey: couponQueries.allMine() }),
  });
  const takenNos = new Set(mine.data?.takenNos);
  const busyNo = download.isPending ? download.variables.params.couponNo : undefined;

  const take = (couponNo: number) => {
    if (isLoggedIn) return download.mutate({ params: { couponNo } });
    const returnTo = location.pathname + location.search;
    requireLogin({ kind: INTENT, data: { couponNo }, returnTo });
  };
  return {
    take,
    isTaken: (couponNo: number) =>
      takenNos.has(couponNo) ||
      (download.isSuccess && download.variables.params.couponNo === couponNo),
    isBusy: (couponNo: number) => couponNo === busyNo,
  };
}

/** Downloads the coupon a visitor clicked before signing in. */
export function ResumeTakenCoupon() {
  const { take } = useTakeCoupon();
  useResumeIntent<{ couponNo: number }>(INTENT, ({ couponNo }) => take(couponNo));
  return null;
}
