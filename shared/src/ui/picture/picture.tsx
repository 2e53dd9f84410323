import { type ImageRef, paths } from '@shop/shared/contracts';
import { classNames } from '../class-names/class-names';
import styles from './picture.module.css';

/**
 * Widths in px requested from the image route; few, so that caches are shared between pages. 750
 * fills phones of 360 px at twice and 412 px at 1.75 times the density (721 px, for which a browser
 * does not take 720).
 */
export const pictureWidths = [160, 320, 480, 750, 960, 1280] as const;

/** Of pixels for one px of a picture: about twice, up to the next of the widths. */
const MAX_DENSITY = 2.1;

export interface PictureProps {
  image: ImageRef;
  /** Overrides the picture's alt text; '' when the text beside it says the same. */
  alt?: string;
  /** Maximum size in px, which sets the aspect ratio of the box and prevents layout shift. */
  width: number;
  height: number;
  /** Displayed width, as in `<img sizes>`: '(min-width: 768px) 33vw, 50vw'. */
  sizes: string;
  /** The largest picture of the first screen (LCP): loaded with high priority. One per page. */
  isPriority?: boolean;
  /** Above the fold: loaded eagerly, behind the largest one, and decoded synchronously. */
  isEager?: boolean;
  /** Requested in the picture's own ratio, which `width` and `height` have. */
  isWhole?: boolean;
  className?: string;
}

/**
 * A picture of the image route in the fitting width, with a sized box and a blurred placeholder. A
 * failed one gets `data-failed` from the shell (`watch/failed-pictures`).
 */
export function Picture({
  image,
  alt = image.alt,
  width,
  height,
  sizes,
  isPriority = false,
  isEager = isPriority,
  isWhole = height === width,
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
  const url = (w: number) =>
    paths.image(image.key, w, isWhole ? undefined : Math.round((w * height) / width));
  const widths = pictureWidths.filter((w) => w <= width * MAX_DENSITY);
  // A thumbnail has one width only, so there is nothing to choose from.
  const choice = widths.length > 1 && {
    sizes,
    srcSet: widths.map((w) => `${url(w)} ${w}w`).join(', '),
  };
  return (
    <img
      className={classes}
      alt={alt}
      width={width}
      height={height}
      {...choice}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : isEager ? 'low' : undefined}
      decoding={isEager ? 'sync' : 'async'}
      // The last attribute, because a browser starts loading when src is set.
      src={url(widths.findLast((w) => w <= width) ?? pictureWidths[0])}
    />
  );
}

/** Goods without a picture show the same icon as a failed one, in the same box. */
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
