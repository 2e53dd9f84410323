import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { numberParam } from '@shop/shared/domain';
import { PageFrame, TextLink } from '@shop/shared/ui';
import { CouponList, TakeAllButton, useIssuableCoupons } from '../../features/coupon/coupon-list';
import { useCouponDownload } from '../../features/coupon/use-coupon-download';
import { goodsQueries } from '../../features/goods/goods.queries';
import styles from './goods-coupons.module.css';

export const meta = (): PageMeta => ({ title: '쿠폰 받기', robots: 'noindex' });

/** The coupons of one goods at an address of their own, for links and the app. */
export function Page() {
  const [search] = useSearchParams();
  const goodsNo = numberParam(search, 'goodsNo');
  const status = useQuery(goodsQueries.status(goodsNo));
  const issuable = useIssuableCoupons(goodsNo);
  const { take, isBusy } = useCouponDownload(goodsNo, {
    returnTo: paths.goodsCoupons(goodsNo),
  });
  const list = { issuable, isBusy, onTake: take };
  return (
    <PageFrame title="쿠폰 받기">
      <div className={styles.content}>
        {status.data && (
          <p>
            <TextLink to={paths.goods(goodsNo)}>{status.data.name}</TextLink>에 쓸 수 있어요
          </p>
        )}
        <CouponList {...list} />
        <TakeAllButton {...list} />
      </div>
    </PageFrame>
  );
}
