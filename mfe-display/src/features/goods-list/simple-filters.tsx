import { FilterChoice } from './filter-choice';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { benefits, scoreWords } from './filter-words';

export function BenefitFilter({ filter, facets, onChange }: FilterProps) {
  return (
    <div className={styles.choices}>
      {benefits.map(({ key, label, count }) => (
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
      {facets.scores.map(({ score, count }) => (
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
