import { type PlanShopDetail, paths } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  LinkTabs,
  ProductCard,
  ProductGrid,
  Section,
} from '@shop/shared/ui';
import { useSectionInView } from '@shop/shared/ui/section-in-view';
import { planShopGoodsPath, sectionPath } from '../../features/plan-shop/plan-shop-url';
import styles from './plan-shop-sections.module.css';

type PlanSection = PlanShopDetail['sections'][number];

const anchorOf = ({ sectionNo }: PlanSection) => `section-${sectionNo}`;

/** The number of columns whose rows the goods fill; five where none does. */
const columnsOf = (goodsCount: number) =>
  ([5, 6, 4] as const).find((n) => goodsCount % n === 0) ?? 5;

/** All sections of a plan shop with tabs that scroll to them, and one that leads to all goods as a list. */
export function PlanShopSections({ planShop }: { planShop: PlanShopDetail }) {
  const { sections, planShopNo } = planShop;
  const current = useSectionInView(sections.map(anchorOf));
  return (
    <>
      <LinkTabs
        label="기획전 구성"
        isSticky
        items={[
          ...sections.map((section) => ({
            text: section.title,
            to: `${paths.planShop(planShopNo)}#${anchorOf(section)}`,
            isCurrent: anchorOf(section) === current,
          })),
          { text: '전체 상품', to: planShopGoodsPath(planShopNo) },
        ]}
      />
      {sections.map((section) => (
        <div key={section.sectionNo} id={anchorOf(section)} className={styles.section}>
          <Section title={section.title} moreTo={sectionPath(planShopNo, section.sectionNo)}>
            <SectionGoods section={section} />
            {section.goodsCount > section.goods.length && (
              <div className={styles.more}>
                <ButtonLink variant="outline" to={sectionPath(planShopNo, section.sectionNo)}>
                  {section.title} {groupDigits(section.goodsCount)}개 모두 보기
                </ButtonLink>
              </div>
            )}
          </Section>
        </div>
      ))}
    </>
  );
}

/** Shows the first goods of a section. */
export function SectionGoods({ section }: { section: PlanSection }) {
  return (
    <ProductGrid columns={columnsOf(section.goods.length)}>
      {section.goods.map((goods) => (
        <ProductCard key={goods.goodsNo} goods={goods} />
      ))}
    </ProductGrid>
  );
}

/** Above a single section: links to the whole plan shop and to each section. */
export function SectionChoice({
  planShop,
  currentNo,
}: {
  planShop: PlanShopDetail;
  /** Undefined for the list of all goods. */
  currentNo: number | undefined;
}) {
  return (
    <ChipGroup label="기획전 구성">
      <ChipLink to={paths.planShop(planShop.planShopNo)}>기획전 홈</ChipLink>
      <ChipLink to={planShopGoodsPath(planShop.planShopNo)} isCurrent={currentNo === undefined}>
        전체 상품
      </ChipLink>
      {planShop.sections.map(({ sectionNo, title }) => (
        <ChipLink
          key={sectionNo}
          to={sectionPath(planShop.planShopNo, sectionNo)}
          isCurrent={sectionNo === currentNo}
        >
          {title}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}
