import { Picture, PlaceLink } from '@shop/shared/ui';
import styles from './article-steps.module.css';
import type { Teaser } from './corner-items';

/** Step-by-step instructions: number, picture and text of each step. */
export function ArticleSteps({ steps }: { steps: readonly Teaser[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, text, image, link }, i) => (
        <li key={id} className={styles.step}>
          <PlaceLink link={link} className={styles.link}>
            {image && (
              <Picture
                className={styles.picture}
                image={image}
                alt=""
                width={320}
                height={320}
                sizes="(min-width: 1024px) 285px, 96px"
              />
            )}
            <div className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {i + 1}
              </span>
              <p className={styles.title}>{title}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </PlaceLink>
        </li>
      ))}
    </ol>
  );
}
