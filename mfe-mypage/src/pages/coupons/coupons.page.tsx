import {
  callKey,
  type PageMeta,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { Button, LinkTabs, lazy } from '@shop/shared/ui';
import { useState } from 'react';
import { couponQueries } from '../../features/coupon/coupon.queries';
import {
  type CouponTab,
  couponTabPath,
  couponTabs,
  readCouponTab,
} from '../../features/coupon/coupon-tab';
import { MyLayout } from '../../features/my-menu/my-layout';
import { AvailableCoupons } from './available-coupons';
import styles from './coupons.module.css';
import { HeldCoupons } from './held-coupons';

const codeSheet = lazy(() =>
  import(/* webpackChunkName: "code-sheet" */ '../../features/coupon/code-sheet').then(
    ({ CodeSheet }) => CodeSheet,
  ),
);

export const meta = (): PageMeta => ({ title: '쿠폰함', robots: 'noindex' });

/** Of the coupons that can be used or taken; what is past needs no count. */
function useCouponCounts(): Partial<Record<CouponTab, string>> {
  const usable = useQuery(couponQueries.wallet('usable')).data?.coupons.length;
  const take = useQuery(couponQueries.available()).data?.coupons.length;
  return { usable: usable?.toString(), take: take?.toString() };
}

export function Page() {
  const [query] = useSearchParams();
  const tab = readCouponTab(query);
  const client = useQueryClient();
  const [isEntering, setEntering] = useState(false);
  const counts = useCouponCounts();
  const refresh = () => {
    for (const call of [couponCalls.wallet, couponCalls.available, couponCalls.mine])
      void client.invalidateQueries({ queryKey: callKey(call) });
  };
  return (
    <MyLayout title="쿠폰함">
      <LinkTabs
        label="쿠폰"
        items={couponTabs.map((one) => ({
          to: couponTabPath(one.tab),
          text: one.text,
          count: counts[one.tab],
          isCurrent: one.tab === tab,
        }))}
      />
      {(tab === 'usable' || tab === 'take') && (
        <div className={styles.code}>
          <p>쿠폰 코드가 있다면 등록해 주세요</p>
          <Button
            size="small"
            variant="outline"
            aria-haspopup="dialog"
            onPointerEnter={codeSheet.preload}
            onClick={() => setEntering(true)}
          >
            쿠폰 코드 등록
          </Button>
        </div>
      )}
      {tab === 'take' ? (
        <AvailableCoupons onTaken={refresh} />
      ) : (
        <HeldCoupons key={tab} tab={tab} />
      )}
      {isEntering && <codeSheet.Component onClose={() => setEntering(false)} onDone={refresh} />}
    </MyLayout>
  );
}
