import type { Corner } from '@shop/shared/contracts';
import { Carousel, Picture } from '@shop/shared/ui';
import styles from './article-corner.module.css';
import { type Teaser, teasersOf } from './corner-items';
import { CornerSection } from './corner-section';
import { TeaserLink } from './teaser-link';

/** Editorial cards: 기획전 and stories, the words under the picture. */
export function ArticleCorner({ corner }: { corner: Corner }) {
  const teasers = teasersOf(corner.items);
  if (teasers.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <Carousel
        label={corner.title || '이야기'}
        look="peek"
        className={styles.carousel}
        slides={teasers.map((teaser) => ({
          id: teaser.id,
          content: <Article teaser={teaser} />,
        }))}
      />
    </CornerSection>
  );
}

function Article({ teaser }: { teaser: Teaser }) {
  const { image, eyebrow, title, text, link } = teaser;
  return (
    <TeaserLink link={link} className={styles.article}>
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
    </TeaserLink>
  );
}
