import { Link } from '@shop/shared/app';
import { type BrandCard, paths } from '@shop/shared/contracts';
import { classNames, Picture } from '@shop/shared/ui';
import styles from './brand-tiles.module.css';

/** Brand logos as a grid or as one swipeable row. */
export function BrandTiles({
  brands,
  isRail = false,
  label,
}: {
  brands: readonly BrandCard[];
  isRail?: boolean;
  label?: string;
}) {
  return (
    <ul className={classNames(styles.tiles, isRail && styles.rail)} aria-label={label}>
      {brands.map((brand) => (
        <li key={brand.brandNo}>
          <Link to={paths.brand(brand.brandNo)} className={styles.tile}>
            <Picture
              className={styles.logo}
              image={brand.logo}
              alt=""
              width={160}
              height={160}
              sizes="96px"
            />
            <span className={styles.name}>{brand.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
