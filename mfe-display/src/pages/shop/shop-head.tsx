import type { ShopPage } from '@shop/shared/contracts';
import { LinkTabs } from '@shop/shared/ui';
import { CouponStrip } from '../../features/coupon/coupon-parts';
import { shopTabPath } from '../../features/display/shop-url';
import { PageTitle } from '../../features/display-page/display-page';
import styles from './shop-head.module.css';

/** The name, tabs and coupons of a shop. */
export function ShopHead({ shop }: { shop: ShopPage }) {
  const { shopNo, name, description, tabs, tabCd, coupons } = shop;
  return (
    <div className={styles.head}>
      <div>
        <PageTitle isInHeader>{name}</PageTitle>
        {description && <p className={styles.text}>{description}</p>}
      </div>
      {tabs.length > 1 && (
        <LinkTabs
          label={`${name} 메뉴`}
          items={tabs.map((tab) => ({
            text: tab.name,
            to: shopTabPath(shopNo, tab.tabCd),
            isCurrent: tab.tabCd === tabCd,
          }))}
        />
      )}
      {coupons.length > 0 && (
        <section aria-label="매장 쿠폰">
          <CouponStrip coupons={coupons} />
        </section>
      )}
    </div>
  );
}
