import { Picture, PlaceLink } from '@shop/shared/ui';
import styles from './article-corner.module.css';
import type { Teaser } from './corner-items';

/** One story: its picture with the text below. */
export function Article({ teaser }: { teaser: Teaser }) {
  const { image, eyebrow, title, text, link } = teaser;
  return (
    <PlaceLink link={link} className={styles.article}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 1024px) 590px, 80vw"
        />
      )}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </PlaceLink>
  );
}
