import { ProductCardSkeleton, ProductGrid, SkeletonGroup } from '@shop/shared/ui';

export function Example() {
  return (
    <SkeletonGroup>
      <ProductGrid>
        <ProductCardSkeleton key={1} />
        <ProductCardSkeleton key={2} />
      </ProductGrid>
    </SkeletonGroup>
  );
}
