import { ProductCardSkeleton, ProductGrid, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './main-skeleton.module.css';

/** Shaped like the first screen of the home page. */
export function MainSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" className={styles.hero} />
      <div className={styles.shortcuts}>
        {Array.from({ length: 10 }, (_, i) => (
          <Skeleton key={i} shape="picture" />
        ))}
      </div>
      <ProductGrid>
        {Array.from({ length: 4 }, (_, i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}
