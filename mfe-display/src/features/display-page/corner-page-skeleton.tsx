import { ProductCardSkeleton, ProductGrid, SkeletonGroup } from '@shop/shared/ui';

export function CornerPageSkeleton() {
  return (
    <SkeletonGroup>
      <ProductGrid>
        {[...Array(6).keys()].map((i) => (
          <ProductCardSkeleton key={i} />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}
