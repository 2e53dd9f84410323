import type { Corner } from '@shop/shared/contracts';
import { classNames, Picture } from '@shop/shared/ui';
import styles from './banner-corner.module.css';
import { type Teaser, teasersOf } from './corner-items';
import { CornerSection } from './corner-section';
import { TeaserLink } from './teaser-link';

const looks = {
  card: { width: 640, height: 256, sizes: '(min-width: 1024px) 390px, 74vw' },
  band: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
};

/** Pictures with words: cards side by side, or one low band. */
export function BannerCorner({ corner, look }: { corner: Corner; look: keyof typeof looks }) {
  const teasers = teasersOf(corner.items);
  if (teasers.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <ul className={classNames(styles.row, styles[look], teasers.length === 1 && styles.single)}>
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <BannerTile teaser={teaser} look={look} />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}

function BannerTile({ teaser, look }: { teaser: Teaser; look: keyof typeof looks }) {
  const { eyebrow, title, text, link } = teaser;
  const image = teaser.wideImage ?? teaser.image;
  return (
    <TeaserLink link={link} className={styles.tile}>
      {image && <Picture className={styles.picture} image={image} alt="" {...looks[look]} />}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </TeaserLink>
  );
}
