import type { Corner } from '@shop/shared/contracts';
import { Picture } from '@shop/shared/ui';
import { shortcutsOf } from './corner-items';
import styles from './shortcut-corner.module.css';
import { TeaserLink } from './teaser-link';

/** Ways into the shop: a round picture and a word each. */
export function ShortcutCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  const shortcuts = shortcutsOf(corner.items);
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-label={corner.title || '바로가기'}>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ title, image, link }) => (
          <li key={link}>
            <TeaserLink link={link} className={styles.shortcut}>
              <span className={styles.round}>
                <Picture
                  image={image}
                  alt=""
                  width={160}
                  height={160}
                  sizes="72px"
                  isEager={isFirst}
                />
              </span>
              <span className={styles.word}>{title}</span>
            </TeaserLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
