import type { Corner } from '@shop/shared/contracts';
import { BrandTiles } from '../brand/brand-tiles';
import { brandsOf } from './corner-items';
import { CornerSection } from './corner-section';

export function BrandCorner({ corner }: { corner: Corner }) {
  const brands = brandsOf(corner.items);
  if (brands.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <BrandTiles brands={brands} isRail />
    </CornerSection>
  );
}
