import { Link, useQuery } from '@shop/shared/app';
import { type BrandCard, paths } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import {
  Badge,
  ButtonLink,
  EmptyState,
  FavoriteHeart,
  Picture,
  Resource,
  Section,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { favoriteQueries } from '../../features/favorite/favorite.queries';
import styles from './favorites.module.css';

/** Favourite brands and plan shops. */
export function FavoriteOthers() {
  const query = useQuery(favoriteQueries.others());
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={8} />
        </SkeletonGroup>
      }
      isEmpty={({ brands, planShops }) => brands.length + planShops.length === 0}
      empty={
        <EmptyState
          title="찜한 브랜드와 기획전이 없어요"
          reason="브랜드와 기획전의 하트를 눌러 보세요"
          action={<ButtonLink to={paths.brand()}>브랜드 보기</ButtonLink>}
        />
      }
    >
      {({ brands, planShops }) => (
        <>
          {brands.length > 0 && (
            <Section title="브랜드">
              <ul className={styles.others}>
                {brands.map((brand) => (
                  <BrandRow key={brand.brandNo} brand={brand} />
                ))}
              </ul>
            </Section>
          )}
          {planShops.length > 0 && (
            <Section title="기획전">
              <ul className={styles.others}>
                {planShops.map(({ planShopNo, title, image, endsAt, isOpen }) => (
                  <li key={planShopNo} className={styles.other}>
                    <Picture image={image} alt="" width={120} height={120} sizes="64px" />
                    <div className={styles.otherWords}>
                      <Link to={paths.planShop(planShopNo)}>{title}</Link>
                      {isOpen ? (
                        <span className={styles.faint}>{dottedDate(endsAt)}까지</span>
                      ) : (
                        <Badge>종료</Badge>
                      )}
                    </div>
                    <FavoriteHeart targetCd="30" no={planShopNo} name={title} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </Resource>
  );
}

function BrandRow({ brand: { brandNo, name, nameEn, logo } }: { brand: BrandCard }) {
  return (
    <li className={styles.other}>
      <Picture image={logo} alt="" width={120} height={120} sizes="64px" />
      <div className={styles.otherWords}>
        <Link to={paths.brand(brandNo)}>{name}</Link>
        <span className={styles.faint}>{nameEn}</span>
      </div>
      <FavoriteHeart targetCd="20" no={brandNo} name={name} />
    </li>
  );
}
