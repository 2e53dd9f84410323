import { FilterChoice } from './filter-choice';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { benefits, distinguishes, scoreWords } from './filter-words';

export const benefitsOf = (filter: FilterProps['filter'], facets: FilterProps['facets']) =>
  benefits.filter(({ key, count }) => distinguishes(facets[count], facets.total, filter[key]));

/** A lower score that adds no goods to a higher one is left out. */
export const scoresOf = (filter: FilterProps['filter'], { scores, total }: FilterProps['facets']) =>
  scores.filter(
    ({ score, count }, at) =>
      score === filter.score ||
      (distinguishes(count, total, false) && count !== scores[at - 1]?.count),
  );

export function BenefitFilter({ filter, facets, onChange }: FilterProps) {
  return (
    <div className={styles.choices}>
      {benefitsOf(filter, facets).map(({ key, label, count }) => (
        <FilterChoice
          key={key}
          label={label}
          count={facets[count]}
          isOn={filter[key]}
          onToggle={() => onChange({ ...filter, [key]: !filter[key] })}
        />
      ))}
    </div>
  );
}

/** A minimum score in stars. A second click clears it. */
export function ScoreFilter({ filter, facets, onChange }: FilterProps) {
  const { score: chosen, ...others } = filter;
  return (
    <div className={styles.choices}>
      {scoresOf(filter, facets).map(({ score, count }) => (
        <FilterChoice
          key={score}
          label={scoreWords(score)}
          count={count}
          isOn={score === chosen}
          onToggle={() => onChange(score === chosen ? others : { ...filter, score })}
        />
      ))}
    </div>
  );
}
