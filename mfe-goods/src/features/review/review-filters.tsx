import { ratingWord } from '@shop/shared/domain';
import { Chip, SelectField, wonFigure } from '@shop/shared/ui';
import type { ReviewFilter } from './review.queries';
import styles from './review-filters.module.css';
import { reviewSorts } from './review-texts';

export interface ReviewFiltersProps {
  filter: ReviewFilter;
  onChange: (change: Partial<ReviewFilter>) => void;
  photoCount: number;
  /** The number of matching reviews. */
  total: number;
  /** The option texts of purchased SKUs. */
  options: readonly string[];
  /** False leaves out the fields and keeps their place. */
  hasFields: boolean;
}

const scores = [5, 4, 3, 2, 1];

/** Sort order, score, option and photo filters with the number of matching reviews. */
export function ReviewFilters({ photoCount, total, hasFields, ...fields }: ReviewFiltersProps) {
  const { filter, onChange } = fields;
  return (
    <div className={styles.filters}>
      <p role="status" className={styles.found}>
        후기 {wonFigure(total)}개
      </p>
      <div className={styles.row}>
        {photoCount > 0 && (
          <Chip
            isOn={filter.isPhotoOnly ?? false}
            onClick={() => onChange({ isPhotoOnly: !filter.isPhotoOnly })}
          >
            포토 후기만
          </Chip>
        )}
        {hasFields && <FilterFields {...fields} />}
      </div>
    </div>
  );
}

type FilterFieldsProps = Pick<ReviewFiltersProps, 'filter' | 'onChange' | 'options'>;

function FilterFields({ filter, onChange, options }: FilterFieldsProps) {
  return (
    <>
      <SelectField
        className={styles.select}
        label="후기 정렬"
        isLabelHidden
        options={reviewSorts}
        value={filter.sort}
        onChange={({ target }) => {
          const chosen = reviewSorts.find(({ value }) => value === target.value);
          if (chosen) onChange({ sort: chosen.value });
        }}
      />
      <SelectField
        className={styles.select}
        label="별점"
        isLabelHidden
        placeholder="별점"
        options={scores.map((score) => ({
          value: String(score),
          label: `${score}점 ${ratingWord(score)}`,
        }))}
        value={filter.score ?? ''}
        onChange={({ target }) =>
          onChange({ score: target.value ? Number(target.value) : undefined })
        }
      />
      {options.length > 1 && (
        <SelectField
          className={styles.select}
          label="옵션"
          isLabelHidden
          placeholder="옵션"
          options={options.map((option) => ({ value: option, label: option }))}
          value={filter.option ?? ''}
          onChange={({ target }) => onChange({ option: target.value || undefined })}
        />
      )}
    </>
  );
}
