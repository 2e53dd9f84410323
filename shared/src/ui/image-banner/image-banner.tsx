import { type ImageRef, paths } from '@shop/shared/contracts';
import { classNames } from '../class-names/class-names';
import { Picture } from '../picture/picture';
import { PlaceLink } from '../place-link/place-link';
import styles from './image-banner.module.css';

/**
 * Maximum size, px, and the picture width loaded for it. `tall` and `small` take an upright or
 * square picture, the others a wide one.
 */
const boxes = {
  card: { width: 640, height: 256, sizes: '(min-width: 1024px) 390px, 74vw' },
  wide: { width: 640, height: 256, sizes: '(min-width: 1024px) 590px, 100vw' },
  joined: { width: 640, height: 256, sizes: '(min-width: 1024px) 600px, 74vw' },
  band: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
  edge: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 130vw' },
  button: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
  small: { width: 320, height: 400, sizes: '(min-width: 1024px) 285px, 46vw' },
  tall: { width: 640, height: 800, sizes: '(min-width: 1024px) 590px, 100vw' },
} as const;

export interface ImageBannerProps {
  image: ImageRef | null;
  /** Wide picture shown instead between 600 and 1,023 px, where an upright one fills the screen. */
  tabletImage?: ImageRef | undefined;
  /** An internal or external link, or none. */
  link: string | null;
  title: string;
  eyebrow?: string;
  text?: string;
  /**
   * Side by side (`card`, `joined` without gaps), in two columns (`wide`), low and full width
   * (`band`, `edge`, `button`), upright (`small`, `tall`).
   */
  look?: keyof typeof boxes;
}

const tabletSource = ({ key }: ImageRef) => ({
  media: '(min-width: 600px) and (max-width: 1023.98px)',
  width: 1280,
  height: 512,
  srcSet: paths.image(key, 1280, 512),
});

/**
 * A linked picture with text over its free part. It is real text, so that it can be read, found and
 * enlarged.
 */
export function ImageBanner({
  image,
  tabletImage,
  link,
  title,
  eyebrow,
  text,
  look = 'card',
}: ImageBannerProps) {
  const picture = image && (
    <Picture className={styles.picture} image={image} alt="" {...boxes[look]} />
  );
  return (
    <PlaceLink
      link={link}
      className={classNames(styles.tile, styles[look], tabletImage && styles.wideTall)}
    >
      {tabletImage ? (
        <picture className={styles.sources}>
          <source {...tabletSource(tabletImage)} />
          {picture}
        </picture>
      ) : (
        picture
      )}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {/* Decorative: the whole banner is the link. */}
        {look === 'button' && link && <span className={styles.button}>자세히 보기</span>}
      </div>
    </PlaceLink>
  );
}
