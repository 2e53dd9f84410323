import { useApp } from '@shop/shared/app';
import { recentGoods } from '@shop/shared/app/recent';
import type { GoodsDetail } from '@shop/shared/contracts';
import { AfterPaint } from '@shop/shared/ui';
import { Suspense, useEffect } from 'react';
import { buyState } from '../../features/buy/buy-state';
import styles from './detail-body.module.css';
import { InfoSection } from './info-section';
import { RelatedSection } from './related-section';
import { ReviewSection } from './review-section';
import { SectionTabs } from './section-tabs';
import { ShippingSection } from './shipping-section';

/** The sections below the fold. Each has its own Suspense boundary, so that hydration is split. */
export function DetailBody({ goods }: { goods: GoodsDetail }) {
  const { goodsNo, reviewCount } = goods;
  const app = useApp();
  useEffect(() => recentGoods.add(goodsNo, app.now()), [goodsNo, app]);
  return (
    <AfterPaint step={1} className={styles.body}>
      <SectionTabs
        canBuy={buyState(goods, undefined).canBuy}
        items={[
          { id: 'info', text: '상품정보' },
          { id: 'reviews', text: '후기', count: reviewCount },
          { id: 'shipping', text: '배송/교환/반품' },
        ]}
      />
      <Suspense>
        <InfoSection goods={goods} />
      </Suspense>
      <Suspense>
        <ReviewSection goodsNo={goodsNo} hasReviews={reviewCount > 0} />
      </Suspense>
      <Suspense>
        <ShippingSection goods={goods} />
      </Suspense>
      <RelatedSection goodsNo={goodsNo} />
    </AfterPaint>
  );
}
