import { Button, Chip, TextField } from '@shop/shared/ui';
import type { FormEvent } from 'react';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { isSameRange, priceRanges, rangeWords, typedRange, withRange } from './price-ranges';

/** Ready-made ranges, and two fields for one's own. */
export function PriceFilter({ filter, facets, onChange }: FilterProps) {
  const ranges = priceRanges(facets.price);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onChange(withRange(filter, typedRange(String(data.get('least')), String(data.get('most')))));
  };
  return (
    <>
      {ranges.length > 1 && (
        <div className={styles.chips}>
          {ranges.map((range) => {
            const isOn = isSameRange(range, filter);
            return (
              <Chip
                key={rangeWords(range)}
                isOn={isOn}
                onClick={() => onChange(withRange(filter, isOn ? {} : range))}
              >
                {rangeWords(range)}
              </Chip>
            );
          })}
        </div>
      )}
      <form
        key={`${filter.minWon}-${filter.maxWon}`}
        className={styles.price}
        onSubmit={handleSubmit}
      >
        <TextField
          label="최저 가격"
          isLabelHidden
          name="least"
          inputMode="numeric"
          placeholder="최저"
          defaultValue={filter.minWon ?? ''}
        />
        <span aria-hidden="true">~</span>
        <TextField
          label="최고 가격"
          isLabelHidden
          name="most"
          inputMode="numeric"
          placeholder="최고"
          defaultValue={filter.maxWon ?? ''}
        />
        <Button type="submit" variant="outline" aria-label="가격 적용">
          적용
        </Button>
      </form>
    </>
  );
}
