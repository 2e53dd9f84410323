import { BrandFilter } from './brand-filter';
import { CategoryFilter } from './category-filter';
import { ColorFilter } from './color-filter';
import { FilterGroupBox } from './filter-group';
import type { FilterGroup, FilterProps } from './filter-props';
import { PriceFilter } from './price-filter';
import { BenefitFilter, benefitsOf, ScoreFilter, scoresOf } from './simple-filters';

/** All filter groups of a list. A group with nothing to choose is left out. */
export function FilterFields({
  hiddenGroups,
  ...props
}: FilterProps & { hiddenGroups: readonly FilterGroup[] }) {
  const { facets, filter } = props;
  const hasCategories = !hiddenGroups.includes('category') && facets.categories.length > 1;
  const hasBrands = !hiddenGroups.includes('brand') && facets.brands.length > 1;
  return (
    <div>
      {(hasCategories || filter.inCategory !== undefined) && (
        <FilterGroupBox title="카테고리">
          <CategoryFilter {...props} />
        </FilterGroupBox>
      )}
      {benefitsOf(filter, facets).length > 0 && (
        <FilterGroupBox title="혜택·배송">
          <BenefitFilter {...props} />
        </FilterGroupBox>
      )}
      <FilterGroupBox title="가격">
        <PriceFilter {...props} />
      </FilterGroupBox>
      {(hasBrands || filter.brands.length > 0) && (
        <FilterGroupBox title="브랜드">
          <BrandFilter {...props} />
        </FilterGroupBox>
      )}
      {facets.colors.length > 0 && (
        <FilterGroupBox title="색상">
          <ColorFilter {...props} />
        </FilterGroupBox>
      )}
      {scoresOf(filter, facets).length > 0 && (
        <FilterGroupBox title="후기">
          <ScoreFilter {...props} />
        </FilterGroupBox>
      )}
    </div>
  );
}
