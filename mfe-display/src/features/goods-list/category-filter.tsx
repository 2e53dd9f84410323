import { groupDigits } from '@shop/shared/domain';
import { Chip } from '@shop/shared/ui';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';

/** Selects one category of the listed goods. A second click clears it. */
export function CategoryFilter({ filter, facets, onChange }: FilterProps) {
  const { inCategory, ...others } = filter;
  return (
    <div className={styles.chips}>
      {facets.categories.map(({ categoryNo, name, count }) => {
        const isOn = categoryNo === inCategory;
        return (
          <Chip
            key={categoryNo}
            isOn={isOn}
            onClick={() => onChange(isOn ? others : { ...filter, inCategory: categoryNo })}
          >
            {name} {groupDigits(count)}
          </Chip>
        );
      })}
    </div>
  );
}
