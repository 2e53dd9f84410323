import { type PlanShopDetail, paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { CornerPlace } from '../../features/corners/corner-place';
import { CouponStrip, TakeAllCoupons } from '../../features/coupon/coupon-parts';
import { koreanDay } from '../../features/day/korean-day';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import { PlanShopCards } from '../../features/plan-shop/plan-shop-cards';
import styles from './plan-shop-body.module.css';
import { PlanShopHead } from './plan-shop-head';
import { PlanShopSections, SectionChoice } from './plan-shop-sections';

const emptySection = <EmptyState title="아직 상품이 없어요" reason="곧 상품을 소개할게요" />;

/** The content of an upcoming, open or ended plan shop. */
export function PlanShopBody({
  planShop,
  sectionNo,
}: {
  planShop: PlanShopDetail;
  /** NaN for all sections. */
  sectionNo: number;
}) {
  const { state, sections, planShopNo, coupons } = planShop;
  const section = sections.find((one) => one.sectionNo === sectionNo);
  if (state !== 'open') return <ClosedPlanShop planShop={planShop} />;
  if (section || sections.length < 2) {
    return (
      <>
        <PlanShopHead planShop={planShop} isSmall={Boolean(section)} />
        {section && <SectionChoice planShop={planShop} currentNo={section.sectionNo} />}
        <GoodsListView
          scope={{ planShopNo, sectionNo: section ? sectionNo : undefined }}
          empty={emptySection}
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
