import { type ImageRef, paths } from '@shop/shared/contracts';
import { classNames } from '../class-names/class-names';
import styles from './picture.module.css';

/** Widths in px that the image route is asked for; few, so that caches are shared between pages. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;

export interface PictureProps {
  image: ImageRef;
  /** Instead of the picture's own; '' when the words beside it say the same. */
  alt?: string;
  /** Largest size in px, and by it the shape of the box: no layout jump. */
  width: number;
  height: number;
  /** How wide it stands, as in `<img sizes>`: '(min-width: 768px) 33vw, 50vw'. */
  sizes: string;
  /** The largest picture of the first screen: loaded before everything. One a page. */
  isPriority?: boolean;
  /** In view from the start: loaded at once and painted together with the words. */
  isEager?: boolean;
  className?: string;
}

/**
 * A picture of the image route in the fitting width; its box and a blurred backdrop are there before
 * it. One that fails gets `data-failed` from the shell (`watch/failed-pictures`).
 */
export function Picture({
  image,
  alt = image.alt,
  width,
  height,
  sizes,
  isPriority = false,
  isEager = isPriority,
  className,
}: PictureProps) {
  const [wall, subject] = image.tone;
  const classes = classNames(
    styles.picture,
    styles[`tone${wall}`],
    styles[`subject${subject}`],
    className,
  );
  if (!image.key) return <NoPicture {...{ alt, width, height, className: classes }} />;
  const isSquare = height === width;
  const url = (w: number) =>
    paths.image(image.key, w, isSquare ? undefined : Math.round((w * height) / width));
  const widths = pictureWidths.filter((w) => w <= width * 2);
  return (
    <img
      className={classes}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={widths.map((w) => `${url(w)} ${w}w`).join(', ')}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isEager ? 'sync' : 'async'}
      // The last attribute: a browser starts loading when src is set.
      src={url(widths.findLast((w) => w <= width) ?? pictureWidths[0])}
    />
  );
}

/** Goods without a picture: the same sign as for one that failed, in the same box. */
function NoPicture({
  alt,
  width,
  height,
  className,
}: Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'>) {
  return (
    <svg
      className={className}
      data-failed=""
      viewBox={`0 0 ${width} ${height}`}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    />
  );
}
