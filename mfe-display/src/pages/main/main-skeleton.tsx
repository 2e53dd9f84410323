import { ProductCardSkeleton, ProductGrid, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import styles from './main-skeleton.module.css';

/** A skeleton of the first screen of the home page. */
export function MainSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" className={styles.hero} />
      <ProductGrid>
        {[...Array(4).keys()].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}
