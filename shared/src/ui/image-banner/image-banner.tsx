import { Link } from '@shop/shared/app';
import type { ImageRef } from '@shop/shared/contracts';
import { classNames } from '../class-names/class-names';
import { Picture } from '../picture/picture';
import styles from './image-banner.module.css';

export interface ImageBannerProps {
  image: ImageRef;
  to: string;
  title: string;
  eyebrow?: string;
  text?: string;
  /** `card` 8:5 beside others, `band` low over the whole width, `big` a picture with its words below. */
  look?: 'card' | 'band' | 'big';
}

const boxes = {
  card: { width: 640, height: 400, sizes: '(min-width: 1024px) 390px, 74vw' },
  band: { width: 1280, height: 512, sizes: '(min-width: 1248px) 1200px, 160vw' },
  big: { width: 960, height: 640, sizes: '(min-width: 1024px) 590px, 100vw' },
};

/** A picture that leads somewhere. Its words are text, so that they can be read, found and enlarged. */
export function ImageBanner({ image, to, title, eyebrow, text, look = 'card' }: ImageBannerProps) {
  return (
    <Link to={to} className={classNames(styles.banner, styles[look])}>
      <Picture className={styles.picture} image={image} alt="" {...boxes[look]} />
      <span className={styles.words}>
        {eyebrow && <span className={styles.eyebrow}>{eyebrow}</span>}
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </Link>
  );
}
