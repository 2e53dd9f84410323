import { Link } from '@shop/shared/app';
import { type BrandCard, paths } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import { ChevronRightIcon, Picture } from '@shop/shared/ui';
import styles from './search-head.module.css';

/** A link to the brand that the search word names. */
export function BrandBanner({ brand }: { brand: BrandCard }) {
  return (
    <Link to={paths.brand(brand.brandNo)} className={styles.brand}>
      <Picture
        className={styles.logo}
        image={brand.logo}
        alt=""
        width={160}
        height={160}
        sizes="48px"
      />
      <span className={styles.words}>
        <span className={styles.name}>{brand.name}</span>
        <br />
        <span className={styles.note}>브랜드 상품 {groupDigits(brand.goodsCount)}개 보기</span>
      </span>
      <ChevronRightIcon size={20} />
    </Link>
  );
}
