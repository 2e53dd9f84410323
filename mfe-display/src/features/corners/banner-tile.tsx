import { classNames, Picture } from '@shop/shared/ui';
import styles from './banner-tile.module.css';
import type { Teaser } from './corner-items';
import { TeaserLink } from './teaser-link';

/** Widest size, px, and what is loaded for it. `tall` and `small` show the upright or square picture. */
const tiles = {
  card: { width: 640, height: 256, sizes: '(min-width: 1024px) 390px, 74vw' },
  wide: { width: 640, height: 256, sizes: '(min-width: 1024px) 590px, 100vw' },
  joined: { width: 640, height: 256, sizes: '(min-width: 1024px) 600px, 74vw' },
  band: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
  edge: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 130vw' },
  button: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
  small: { width: 320, height: 400, sizes: '(min-width: 1024px) 285px, 46vw' },
  tall: { width: 640, height: 800, sizes: '(min-width: 1024px) 590px, 100vw' },
} as const;

export type TileLook = keyof typeof tiles;

/** A picture with words over its free part. */
export function BannerTile({ teaser, look }: { teaser: Teaser; look: TileLook }) {
  const { eyebrow, title, text, link } = teaser;
  const isUpright = look === 'small' || look === 'tall';
  const image = isUpright ? teaser.image : (teaser.wideImage ?? teaser.image);
  const hasButton = look === 'button' && link;
  return (
    <TeaserLink link={link} className={classNames(styles.tile, styles[look])}>
      {image && <Picture className={styles.picture} image={image} alt="" {...tiles[look]} />}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {/* The whole tile is the link; this says so to the eye. */}
        {hasButton && <span className={styles.button}>자세히 보기</span>}
      </div>
    </TeaserLink>
  );
}
