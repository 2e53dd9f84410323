import { Picture } from '@shop/shared/ui';
import { useState } from 'react';
import { Article } from './article';
import styles from './article-thumbnails.module.css';
import type { Teaser } from './corner-items';

/** One large story with thumbnails that select it. */
export function ArticleThumbnails({ teasers }: { teasers: readonly Teaser[] }) {
  const [chosenId, setChosenId] = useState(teasers[0]?.id);
  const chosen = teasers.find(({ id }) => id === chosenId) ?? teasers[0];
  if (!chosen) return null;
  return (
    <div className={styles.stories}>
      <div aria-live="polite">
        <Article teaser={chosen} />
      </div>
      <ul className={styles.thumbnails}>
        {teasers.map(({ id, title, image }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-pressed={id === chosen.id}
              aria-label={title}
              onClick={() => setChosenId(id)}
            >
              {image ? (
                <Picture image={image} alt="" width={160} height={160} sizes="96px" />
              ) : (
                title
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
