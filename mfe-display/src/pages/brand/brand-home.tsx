import { useNotFound, useQuery, useSearchParams } from '@shop/shared/app';
import { type BrandDetail, paths } from '@shop/shared/contracts';
import { optionalNumberParam } from '@shop/shared/domain';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  FavoriteHeart,
  Picture,
  Resource,
  Section,
  ShowMore,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { brandQueries } from '../../features/brand/brand.queries';
import { BrandTiles } from '../../features/brand/brand-tiles';
import { CornerPlace } from '../../features/corners/corner-place';
import { CouponStrip, ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import styles from './brand-home.module.css';

const hiddenGroups = ['brand'] as const;
const keepsScroll = { keepsScroll: true };

/** One brand: pictures, story, coupons, categories and goods. An ended one names others. */
export function BrandHome({ brandNo }: { brandNo: number }) {
  const brand = useQuery(brandQueries.detail(brandNo));
  useNotFound(brand);
  if (brand.data?.isEnded) return <EndedBrand brand={brand.data} />;
  return (
    <>
      <Resource query={brand} skeleton={<BrandSkeleton />}>
        {(detail) => <BrandHead brand={detail} />}
      </Resource>
      <GoodsListView
        scope={{ brandNo }}
        hiddenGroups={hiddenGroups}
        empty={
          <EmptyState
            title="판매 중인 상품이 없어요"
            reason="다른 브랜드를 둘러보세요"
            action={
              <ButtonLink variant="outline" to={paths.brand()}>
                브랜드 모두 보기
              </ButtonLink>
            }
          />
        }
        after={<CornerPlace pageCd="BRAND_HOME" refNo={brandNo} />}
      />
      <ResumeTakenCoupon />
    </>
  );
}

const LONG_STORY = 2;

function BrandHead({ brand }: { brand: BrandDetail }) {
  const { name, nameEn, logo, pictures, story, coupons } = brand;
  const blocks = <ContentBlocks blocks={story} />;
  return (
    <div className={styles.head}>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((image) => (
            <Picture
              key={image.key}
              image={image}
              alt=""
              width={360}
              height={360}
              sizes="(min-width: 1024px) 160px, 34vw"
              isEager
            />
          ))}
        </div>
      )}
      <div className={styles.mark}>
        <Picture
          className={styles.logo}
          image={logo}
          alt=""
          width={160}
          height={160}
          sizes="88px"
          isEager
        />
        <div className={styles.names}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.nameEn}>{nameEn}</p>
        </div>
        <FavoriteHeart targetCd="20" no={brand.brandNo} name={name} />
      </div>
      {story.length > LONG_STORY ? (
        <ShowMore moreText="브랜드 이야기 더보기" height="short">
          {blocks}
        </ShowMore>
      ) : (
        blocks
      )}
      {coupons.length > 0 && (
        <section aria-label="브랜드 쿠폰">
          <CouponStrip coupons={coupons} />
        </section>
      )}
      <BrandCategories brand={brand} />
    </div>
  );
}

/** The categories of the brand's goods as links that filter its list. */
function BrandCategories({ brand: { brandNo, name, categories } }: { brand: BrandDetail }) {
  const [search] = useSearchParams();
  if (categories.length < 2) return null;
  const current = optionalNumberParam(search, 'inCategory');
  const links = [{ categoryNo: undefined, name: '전체' }, ...categories];
  return (
    <ChipGroup label={`${name} 카테고리`} isToEdge current={String(current)}>
      {links.map((category) => (
        <ChipLink
          key={category.name}
          to={paths.brand(brandNo, { inCategory: category.categoryNo })}
          isCurrent={category.categoryNo === current}
          state={keepsScroll}
        >
          {category.name}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}

function EndedBrand({ brand: { name, nameEn, others } }: { brand: BrandDetail }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.nameEn}>{nameEn}</p>
      </div>
      <EmptyState
        title="판매가 끝난 브랜드예요"
        reason="이 브랜드의 상품은 더 팔지 않아요. 주문한 상품의 배송과 교환, 반품은 그대로 도와드려요"
        action={
          <ButtonLink variant="outline" to={paths.brand()}>
            브랜드 모두 보기
          </ButtonLink>
        }
      />
      {others.length > 0 && (
        <Section title="인기 브랜드">
          <BrandTiles brands={others} />
        </Section>
      )}
    </>
  );
}

function BrandSkeleton() {
  return (
    <SkeletonGroup className={styles.head}>
      <div className={styles.mark}>
        <Skeleton shape="picture" className={styles.logo} />
        <Skeleton shape="title" width="half" />
      </div>
    </SkeletonGroup>
  );
}
