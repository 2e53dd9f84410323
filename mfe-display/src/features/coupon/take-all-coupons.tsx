import {
  presentError,
  requireLogin,
  toast,
  useCallMutation,
  useLocation,
  useQueryClient,
  useResumeIntent,
  useSession,
} from '@shop/shared/app';
import { type CouponCard, couponCalls } from '@shop/shared/contracts';
import { Button, DownloadIcon } from '@shop/shared/ui';
import { couponQueries } from './coupon.queries';

const INTENT = 'coupon.download-all';

/**
 * 전체받기. A coupon that is refused, for example because it was downloaded before, does not stop the
 * others.
 */
export function TakeAllCoupons({ coupons }: { coupons: readonly CouponCard[] }) {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const couponNos = coupons
    .filter(({ method }) => method === 'DOWNLOAD')
    .map(({ couponNo }) => couponNo);
  const download = useCallMutation(couponCalls.downloadAll, {
    onSuccess: ({ results }) => toast(resultWords(results)),
    onError: presentError,
    onSettled: () => client.invalidateQueries({ queryKey: couponQueries.allMine() }),
  });
  const handleClick = () => {
    if (isLoggedIn) return download.mutate({ body: { couponNos } });
    requireLogin({ kind: INTENT, data: { couponNos }, returnTo: pathname + search });
  };
  useResumeIntent<{ couponNos: number[] }>(INTENT, (wanted) => download.mutate({ body: wanted }));
  if (couponNos.length < 2) return null;
  return (
    <Button
      variant="outline"
      isFull
      icon={<DownloadIcon size={20} />}
      isLoading={download.isPending}
      onClick={handleClick}
    >
      쿠폰 전체받기
    </Button>
  );
}

type Results = readonly { isIssued: boolean; message: string }[];

/** "3장을 받았어요", or the reason when none was downloaded. */
export function resultWords(results: Results): string {
  const count = results.filter(({ isIssued }) => isIssued).length;
  if (count > 0) return `쿠폰 ${count}장을 받았어요`;
  return results[0]?.message || '받을 수 있는 쿠폰이 없어요';
}
