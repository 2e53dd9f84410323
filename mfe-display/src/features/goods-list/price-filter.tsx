import { numberText } from '@shop/shared/domain';
import { Button, Chip, TextField } from '@shop/shared/ui';
import type { FocusEvent, FormEvent } from 'react';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { isSameRange, priceRanges, rangeWords, typedRange, withRange } from './price-ranges';

/** Predefined price ranges and two fields for a custom range. */
export function PriceFilter({ filter, facets, onChange }: FilterProps) {
  const ranges = priceRanges(facets.price);
  const applyTyped = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const range = typedRange(String(data.get('least')), String(data.get('most')));
    if (!isSameRange(range, filter)) onChange(withRange(filter, range));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyTyped(event.currentTarget);
  };
  // Leaving the price fields applies the typed range, as 적용 does.
  const handleBlur = ({
    currentTarget: { form },
    relatedTarget,
  }: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (form && !form.contains(relatedTarget)) applyTyped(form);
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
          autoComplete="off"
          onBlur={handleBlur}
          defaultValue={numberText(filter.minWon)}
        />
        <span aria-hidden="true">~</span>
        <TextField
          label="최고 가격"
          isLabelHidden
          name="most"
          inputMode="numeric"
          placeholder="최고"
          autoComplete="off"
          onBlur={handleBlur}
          defaultValue={numberText(filter.maxWon)}
        />
        <Button type="submit" variant="outline" aria-label="가격 적용" onBlur={handleBlur}>
          적용
        </Button>
      </form>
    </>
  );
}
