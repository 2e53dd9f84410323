import type { ReviewSummary } from '@shop/shared/contracts';
import { aspectWord, reviewAspectCodes, reviewAspects } from '@shop/shared/domain';
import { ProgressBar } from '@shop/shared/ui';
import styles from './aspect-summary.module.css';

type Aspects = ReviewSummary['aspects'];

/** The word that most chose, and its share in percent. */
function mostChosen({ aspect, counts }: Aspects[number]) {
  const most = Math.max(...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    word: aspectWord(aspect, counts.indexOf(most) + 1),
    share: Math.round((most / total) * 100),
  };
}

/** How the goods fit and feel, by what most reviews say. */
export function AspectSummary({ aspects }: { aspects: Aspects }) {
  if (aspects.length === 0) return null;
  const order = ({ aspect }: Aspects[number]) => reviewAspectCodes.indexOf(aspect);
  return (
    <ul className={styles.aspects} aria-label="착용감과 사용감">
      {[...aspects]
        .sort((a, b) => order(a) - order(b))
        .map((answered) => {
          const { name } = reviewAspects[answered.aspect];
          const { word, share } = mostChosen(answered);
          return (
            <li key={answered.aspect} className={styles.aspect}>
              <span>{name}</span>
              <ProgressBar label={`${name} ${word}`} value={share} max={100} />
              <span className={styles.word}>
                {word} <strong>{share}%</strong>
              </span>
            </li>
          );
        })}
    </ul>
  );
}
