import { callKey, type PageMeta, useQueryClient, useSearchParams } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { Button, LinkTabs, onDemand } from '@shop/shared/ui';
import { useState } from 'react';
import { couponTabPath, couponTabs, readCouponTab } from '../../features/coupon/coupon-tab';
import { MyLayout } from '../../features/my-menu/my-layout';
import { AvailableCoupons } from './available-coupons';
import styles from './coupons.module.css';
import { HeldCoupons } from './held-coupons';

const codeSheet = onDemand(() =>
  import(/* webpackChunkName: "code-sheet" */ '../../features/coupon/code-sheet').then(
    ({ CodeSheet }) => CodeSheet,
  ),
);

export const meta = (): PageMeta => ({ title: '쿠폰함', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const tab = readCouponTab(query);
  const client = useQueryClient();
  const [isEntering, setEntering] = useState(false);
  const refresh = () => {
    for (const call of [couponCalls.wallet, couponCalls.available, couponCalls.mine])
      void client.invalidateQueries({ queryKey: callKey(call) });
  };
  return (
    <MyLayout title="쿠폰함">
      <div className={styles.top}>
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
      <LinkTabs
        label="쿠폰"
        items={couponTabs.map((one) => ({
          to: couponTabPath(one.tab),
          text: one.text,
          isCurrent: one.tab === tab,
        }))}
      />
      {tab === 'take' ? (
        <AvailableCoupons onTaken={refresh} />
      ) : (
        <HeldCoupons key={tab} tab={tab} />
      )}
      {isEntering && <codeSheet.Component onClose={() => setEntering(false)} onDone={refresh} />}
    </MyLayout>
  );
}
