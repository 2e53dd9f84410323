import { useNotFound, useQuery } from '@shop/shared/app';
import { type BrandDetail, paths } from '@shop/shared/contracts';
import {
  ButtonLink,
  EmptyState,
  FavoriteHeart,
  Picture,
  Resource,
  ShowMore,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { ContentBlocks } from '@shop/shared/ui/content-blocks/content-blocks';
import { brandQueries } from '../../features/brand/brand.queries';
import { CornerPlace } from '../../features/corners/corner-place';
import { CouponStrip, ResumeTakenCoupon } from '../../features/coupon/coupon-parts';
import { GoodsListView } from '../../features/goods-list/goods-list-view';
import styles from './brand-home.module.css';

const hiddenGroups = ['brand'] as const;

/** One brand: logo, story, coupons and goods. */
export function BrandHome({ brandNo }: { brandNo: number }) {
  const brand = useQuery(brandQueries.detail(brandNo));
  useNotFound(brand);
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
  const { name, nameEn, logo, story, coupons } = brand;
  const blocks = <ContentBlocks blocks={story} />;
  return (
    <div className={styles.head}>
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
        <div>
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
    </div>
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
