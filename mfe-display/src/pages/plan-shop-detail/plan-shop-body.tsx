import { type PlanShopDetail, paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState, lazy } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { CornerPlace } from '../../features/corners/corner-place';
import { CouponStrip, TakeAllCoupons } from '../../features/coupon/coupon-parts';
import { koreanDay } from '../../features/day/korean-day';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { PlanShopCards } from '../../features/plan-shop/plan-shop-cards';
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
  if (state !== 'open') return <ClosedPlanShop planShop={planShop} />;
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

function ClosedPlanShop({ planShop }: { planShop: PlanShopDetail }) {
  const isEnded = planShop.state === 'ended';
  return (
    <>
      <PlanShopHead planShop={planShop} isSmall />
      <EmptyState
        title={isEnded ? '종료된 기획전입니다' : `${koreanDay(planShop.startsAt)}에 열려요`}
        reason={isEnded ? '지금 열려 있는 다른 기획전을 둘러보세요' : '조금만 기다려 주세요'}
        action={
          <ButtonLink variant="outline" to={paths.planShopList()}>
            기획전 모두 보기
          </ButtonLink>
        }
      />
      {planShop.others.length > 0 && (
        <PlanShopCards planShops={planShop.others} label="진행 중인 기획전" />
      )}
    </>
  );
}
