import type { Facets } from '@shop/shared/contracts';
import { benefits, scoreWords } from './filter-words';
import { type GoodsFilter, toggled } from './goods-filter';
import { rangeWords, withRange } from './price-ranges';

export interface AppliedCondition {
  id: string;
  label: string;
  /** The filter after this condition is removed. */
  filterWithout: GoodsFilter;
}

/** The conditions of a filter in the order of the filter groups. */
export function appliedOf(filter: GoodsFilter, facets: Facets | undefined): AppliedCondition[] {
  const { inCategory, score, minWon, maxWon, ...rest } = filter;
  const conditions: AppliedCondition[] = [];
  if (inCategory !== undefined) {
    const name = facets?.categories.find(({ categoryNo }) => categoryNo === inCategory)?.name;
    const { inCategory: _, ...filterWithout } = filter;
    conditions.push({ id: 'category', label: name ?? '카테고리', filterWithout });
  }
  for (const { key, label } of benefits) {
    if (filter[key])
      conditions.push({ id: key, label, filterWithout: { ...filter, [key]: false } });
  }
  if (minWon || maxWon !== undefined) {
    conditions.push({
      id: 'price',
      label: rangeWords(filter),
      filterWithout: withRange(filter, {}),
    });
  }
  for (const brand of rest.brands) {
    const name = facets?.brands.find(({ brandNo }) => brandNo === brand)?.name;
    conditions.push({
      id: `brand-${brand}`,
      label: name ?? '브랜드',
      filterWithout: { ...filter, brands: toggled(rest.brands, brand) },
    });
  }
  for (const color of rest.colors) {
    const name = facets?.colors.find((one) => one.color === color)?.name;
    conditions.push({
      id: color,
      label: name ?? '색상',
      filterWithout: { ...filter, colors: toggled(rest.colors, color) },
    });
  }
  if (score) {
    const { score: _, ...filterWithout } = filter;
    conditions.push({ id: 'score', label: scoreWords(score), filterWithout });
  }
  return conditions;
}
