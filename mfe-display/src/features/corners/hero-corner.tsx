import { useWhenIdle } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { Carousel, Picture, PlaceLink } from '@shop/shared/ui';
import { type Teaser, teasersOf } from './corner-items';
import styles from './hero-corner.module.css';
import { tallSize, wideSource } from './hero-picture';

const AUTOPLAY_MS = 5000;

/** The large banners at the top. The first slide is the page's LCP image. */
export function HeroCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  const teasers = teasersOf(corner.items);
  const isIdle = useWhenIdle();
  if (teasers.length === 0) return null;
  return (
    <Carousel
      className={styles.hero}
      label={corner.title || '주요 소식'}
      autoplayMs={AUTOPLAY_MS}
      slides={teasers.map((teaser, i) => ({
        id: teaser.id,
        content: (
          <HeroSlide
            teaser={teaser}
            isPriority={isFirst && i === 0}
            isPictured={i === 0 || isIdle}
          />
        ),
      }))}
    />
  );
}

interface HeroSlideProps {
  teaser: Teaser;
  isPriority: boolean;
  /** Whether the picture is loaded. Otherwise only its space is reserved. */
  isPictured: boolean;
}

/** Text over the free part of the picture: the top on phones, the left on wide screens. */
function HeroSlide({ teaser, isPriority, isPictured }: HeroSlideProps) {
  const { image, wideImage, eyebrow, title, text, link } = teaser;
  return (
    <PlaceLink link={link} className={styles.slide}>
      {!isPictured && <div className={styles.picture} />}
      {isPictured && image && (
        <picture>
          {wideImage && <source {...wideSource(wideImage)} />}
          <Picture
            className={styles.picture}
            image={image}
            alt=""
            {...tallSize}
            isPriority={isPriority}
          />
        </picture>
      )}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </PlaceLink>
  );
}
