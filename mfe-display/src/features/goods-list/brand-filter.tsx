import { useState } from 'react';
import { FilterChoice } from './filter-choice';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { toggled } from './goods-filter';

const SHOWN_AT_FIRST = 7;

/** Brand checkboxes, sorted by number of goods. Checked brands are always visible. */
export function BrandFilter({ filter, facets, onChange }: FilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = facets.brands.filter(
    ({ brandNo }, i) => isOpen || i < SHOWN_AT_FIRST || filter.brands.includes(brandNo),
  );
  return (
    <>
      <div className={styles.choices}>
        {shown.map(({ brandNo, name, count }) => (
          <FilterChoice
            key={brandNo}
            label={name}
            count={count}
            isOn={filter.brands.includes(brandNo)}
            onToggle={() => onChange({ ...filter, brands: toggled(filter.brands, brandNo) })}
          />
        ))}
      </div>
      {shown.length < facets.brands.length && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          브랜드 {facets.brands.length}개 모두 보기
        </button>
      )}
    </>
  );
}
