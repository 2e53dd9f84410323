import { Chip } from '@shop/shared/ui';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { toggled } from './goods-filter';

export function ColorFilter({ filter, facets, onChange }: FilterProps) {
  return (
    <div className={styles.chips}>
      {facets.colors.map(({ color, name, hex }) => (
        <Chip
          key={color}
          isOn={filter.colors.includes(color)}
          onClick={() => onChange({ ...filter, colors: toggled(filter.colors, color) })}
        >
          <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" fill={hex} />
          </svg>
          {name}
        </Chip>
      ))}
    </div>
  );
}
