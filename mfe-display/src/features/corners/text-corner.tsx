import type { Corner } from '@shop/shared/contracts';
import { ChevronRightIcon } from '@shop/shared/ui';
import { type Teaser, teasersOf } from './corner-items';
import { TeaserLink } from './teaser-link';
import styles from './text-corner.module.css';

/** A line of words: the corner's own, or one for each of its items. */
export function TextCorner({ corner }: { corner: Corner }) {
  const lines = linesOf(corner);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={corner.title || '알림'}>
      {lines.map(({ id, title, text, link }) => (
        <li key={id}>
          <TeaserLink link={link} className={styles.line}>
            <span className={styles.words}>
              <strong>{title}</strong>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            {link && <ChevronRightIcon size={18} />}
          </TeaserLink>
        </li>
      ))}
    </ul>
  );
}

function linesOf({ title, subtitle, moreLink, items }: Corner): Teaser[] {
  const lines = teasersOf(items);
  if (lines.length > 0 || !title) return lines;
  return [{ id: 'own', eyebrow: '', title, text: subtitle, image: null, link: moreLink }];
}
