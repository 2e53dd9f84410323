import type { PlanShopDetail } from '@shop/shared/contracts';
import { EmptyState, lazy } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { CornerPlace } from '../../features/corners/corner-place';
import { CouponStrip, TakeAllCoupons } from '../../features/coupon/coupon-parts';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import type { planShopScopeOf } from '../../features/plan-shop/plan-shop-url';
import styles from './plan-shop-body.module.css';
import { PlanShopHead } from './plan-shop-head';
import { PlanShopNotes } from './plan-shop-notes';
import { PlanShopSections, SectionChoice } from './plan-shop-sections';
import { PlanShopSkeleton } from './plan-shop-skeleton';

const previewed = lazy(
  () =>
    import(/* webpackChunkName: "display.plan-shop-preview" */ './previewed-plan-shop').then(
      (module) => module.PreviewedPlanShop,
    ),
  PlanShopSkeleton,
);

const closed = lazy(
  () =>
    import(/* webpackChunkName: "display.plan-shop-closed" */ './closed-plan-shop').then(
      (module) => module.ClosedPlanShop,
    ),
  PlanShopSkeleton,
);

const emptySection = <EmptyState title="아직 상품이 없어요" reason="곧 상품을 소개할게요" />;

/** The content of an upcoming, open or ended plan shop. */
export function PlanShopBody({
  planShop,
  scope,
  isPreview = false,
}: {
  planShop: PlanShopDetail;
  /** What is shown as a list; undefined for the sections. */
  scope: ReturnType<typeof planShopScopeOf>;
  /** Shows the sections of a plan shop that has not opened yet. */
  isPreview?: boolean;
}) {
  const { state, sections, planShopNo, coupons, notes = [] } = planShop;
  const section = sections.find((one) => one.sectionNo === scope?.sectionNo);
  if (isPreview && state === 'coming') return <previewed.Component planShop={planShop} />;
  if (state !== 'open') {
    return (
      <>
        <PlanShopHead planShop={planShop} isSmall />
        <closed.Component planShop={planShop} />
      </>
    );
  }
  if (scope || sections.length < 2) {
    return (
      <>
        <PlanShopHead planShop={planShop} isSmall={Boolean(scope)} />
        {scope && <SectionChoice planShop={planShop} currentNo={section?.sectionNo} />}
        <GoodsListView
          scope={{ planShopNo, sectionNo: section?.sectionNo }}
          empty={emptySection}
          after={<PlanShopNotes notes={notes} />}
        />
      </>
    );
  }
  return (
    <>
      <PlanShopHead planShop={planShop} />
      <ContentBlocks blocks={planShop.content} />
      {coupons.length > 0 && (
        <section className={styles.coupons} aria-label="기획전 쿠폰">
          <CouponStrip coupons={coupons} />
          {coupons.length > 1 && <TakeAllCoupons coupons={coupons} />}
        </section>
      )}
      <PlanShopSections planShop={planShop} />
      <PlanShopNotes notes={notes} />
      <CornerPlace pageCd="PLAN_SHOP" refNo={planShopNo} />
    </>
  );
}
