import type { Corner } from '@shop/shared/contracts';
import { Carousel, Picture } from '@shop/shared/ui';
import { type Teaser, teasersOf } from './corner-items';
import styles from './hero-corner.module.css';
import { heroSizes } from './hero-picture';
import { TeaserLink } from './teaser-link';

const AUTOPLAY_MS = 5000;

/** The large banners at the top. The first slide is the page's first picture. */
export function HeroCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  const teasers = teasersOf(corner.items);
  if (teasers.length === 0) return null;
  return (
    <Carousel
      className={styles.hero}
      label={corner.title || '주요 소식'}
      autoplayMs={AUTOPLAY_MS}
      slides={teasers.map((teaser, i) => ({
        id: teaser.id,
        content: <HeroSlide teaser={teaser} isPriority={isFirst && i === 0} />,
      }))}
    />
  );
}

function HeroSlide({ teaser, isPriority }: { teaser: Teaser; isPriority: boolean }) {
  const { image, eyebrow, title, text, link } = teaser;
  return (
    <TeaserLink link={link} className={styles.slide} tone={image?.tone[0]}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          {...heroSizes}
          isPriority={isPriority}
        />
      )}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </TeaserLink>
  );
}
