import type { Corner } from '@shop/shared/contracts';
import { teasersOf } from './corner-items';
import { firstLookOf } from './first-looks';
import { tallHint } from './hero-picture';

/**
 * The first picture of a display page on a phone, or undefined when the first corner is not a
 * hero.
 */
export function homeHero([first]: readonly Corner[]) {
  const image =
    first && firstLookOf(first)?.kind === 'hero' ? teasersOf(first.items)[0]?.image : undefined;
  return image ? tallHint(image) : undefined;
}
