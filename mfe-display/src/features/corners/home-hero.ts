import { type Corner, paths } from '@shop/shared/contracts';
import { pictureWidths } from '@shop/shared/ui';
import { teasersOf } from './corner-items';
import { lookOf } from './corner-looks';
import { heroSizes } from './hero-picture';

/** The first picture of a display page, for the hint that lets it start before everything else. */
export function homeHero(corners: readonly Corner[]) {
  const first = corners[0];
  if (!first || lookOf(first.cornerId)?.kind !== 'hero') return undefined;
  const image = teasersOf(first.items)[0]?.image;
  if (!image) return undefined;
  const { width, height, sizes } = heroSizes;
  const url = (w: number) => paths.image(image.key, w, Math.round((w * height) / width));
  return {
    src: url(width),
    srcSet: pictureWidths.map((w) => `${url(w)} ${w}w`).join(', '),
    sizes,
  };
}
