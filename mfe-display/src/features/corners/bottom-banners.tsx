import type { BottomBanner } from '@shop/shared/contracts';
import { ChevronRightIcon, PlaceLink } from '@shop/shared/ui';
import styles from './text-corner.module.css';

interface BottomBannersProps {
  banners: readonly BottomBanner[];
  at: BottomBanner['position'];
}

/** Lines with a link at one position (DP055) at the end of a page. */
export function BottomBanners({ banners, at }: BottomBannersProps) {
  const shown = banners.filter(({ position }) => position === at);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="알림">
      {shown.map(({ bottomBannerNo, title, text, link }) => (
        <li key={bottomBannerNo}>
          <PlaceLink link={link} className={styles.line}>
            <span className={styles.words}>
              <strong>{title}</strong>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            <ChevronRightIcon size={18} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
