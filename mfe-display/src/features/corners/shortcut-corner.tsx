import type { Corner } from '@shop/shared/contracts';
import { Picture, PlaceLink } from '@shop/shared/ui';
import { type Shortcut, shortcutsOf } from './corner-items';
import { CornerSection } from './corner-section';
import styles from './shortcut-corner.module.css';

/** Shortcuts into the shop: a round picture with a label each. */
export function ShortcutCorner({ corner, hasTitle }: { corner: Corner; hasTitle: boolean }) {
  const shortcuts = shortcutsOf(corner.items);
  if (shortcuts.length === 0) return null;
  const list = (
    <ul className={styles.shortcuts}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.link}>
          <ShortcutLink {...shortcut} />
        </li>
      ))}
    </ul>
  );
  if (hasTitle) return <CornerSection corner={corner}>{list}</CornerSection>;
  return <nav aria-label={corner.title || '바로가기'}>{list}</nav>;
}

function ShortcutLink({ title, image, link }: Shortcut) {
  return (
    <PlaceLink link={link} className={styles.shortcut}>
      <span className={styles.round}>
        <Picture image={image} alt="" width={160} height={160} sizes="72px" />
      </span>
      <span className={styles.word}>{title}</span>
    </PlaceLink>
  );
}
