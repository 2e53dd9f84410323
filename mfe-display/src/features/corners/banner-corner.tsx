import { classNames } from '@shop/shared/ui';
import styles from './banner-corner.module.css';
import { teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { TeaserBanner } from './teaser-banner';

/** Banners with text: side by side, joined, as a grid of small ones, or as one low band. */
export function BannerCorner({ corner, look }: LookProps<'banner'>) {
  const teasers = teasersOf(corner.items);
  if (teasers.length === 0) return null;
  const list = look === 'small' || look === 'joined' || look === 'wide' ? styles[look] : styles.row;
  return (
    <CornerSection corner={corner}>
      <ul
        className={classNames(
          list,
          look === 'edge' && styles.edge,
          (teasers.length === 1 || look !== 'card') && styles.single,
        )}
      >
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserBanner teaser={teaser} look={look} />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}
