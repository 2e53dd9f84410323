import type { PlanShopDetail } from '@shop/shared/contracts';
import { Notice, Section } from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { CouponStrip } from '../../features/coupon/coupon-parts';
import { koreanDay, koreanTime } from '../../features/day/korean-day';
import { PlanShopHead } from './plan-shop-head';
import { PlanShopNotes } from './plan-shop-notes';
import { SectionGoods } from './plan-shop-sections';
import styles from './previewed-plan-shop.module.css';

/** A preview of the plan shop after its opening, without links to its lists, which are not available before. */
export function PreviewedPlanShop({ planShop }: { planShop: PlanShopDetail }) {
  const { startsAt, content, coupons, sections, notes = [] } = planShop;
  return (
    <>
      <div className={styles.notice}>
        <Notice tone="caution" title="미리보기">
          {koreanDay(startsAt)} {koreanTime(startsAt)}에 열려요. 주소를 받은 직원만 볼 수 있어요.
        </Notice>
      </div>
      <PlanShopHead planShop={planShop} />
      <ContentBlocks blocks={content} />
      {coupons.length > 0 && (
        <section className={styles.coupons} aria-label="기획전 쿠폰">
          <CouponStrip coupons={coupons} />
        </section>
      )}
      {sections.map((section) => (
        <div key={section.sectionNo} className={styles.section}>
          <Section title={section.title}>
            <SectionGoods section={section} />
          </Section>
        </div>
      ))}
      <PlanShopNotes notes={notes} />
    </>
  );
}
