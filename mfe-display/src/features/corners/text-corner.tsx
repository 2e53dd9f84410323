import type { Corner } from '@shop/shared/contracts';
import { BulletList, ChevronRightIcon, classNames, PlaceLink } from '@shop/shared/ui';
import { type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import styles from './text-corner.module.css';

/** Text without a picture: a heading, a linked notice, a plain strip, or notes. */
export function TextCorner({ corner, look }: LookProps<'text'>) {
  if (look === 'title')
    return corner.title ? <CornerSection corner={corner}>{null}</CornerSection> : null;
  if (look === 'notes') return <Notes corner={corner} />;
  const lines = linesOf(corner);
  if (lines.length === 0) return null;
  return (
    <ul
      className={classNames(styles.lines, look === 'strip' && styles.strip)}
      aria-label={corner.title || '알림'}
    >
      {lines.map(({ id, title, text, link }) => (
        <li key={id}>
          <PlaceLink link={link} className={styles.line}>
            <span className={styles.words}>
              <strong>{title}</strong>
              {text && <span className={styles.text}>{text}</span>}
            </span>
            {link && <ChevronRightIcon size={18} />}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

/** Terms of use below a heading, such as how and until when a mobile voucher is valid. */
function Notes({ corner }: { corner: Corner }) {
  const notes = teasersOf(corner.items);
  if (notes.length === 0) return null;
  return (
    <CornerSection corner={corner}>
      <div className={styles.notes}>
        <BulletList
          isSmall
          items={notes.map(({ title, text }) => (text ? `${title} ${text}` : title))}
        />
      </div>
    </CornerSection>
  );
}

function linesOf({ title, subtitle, moreLink, items }: Corner): Teaser[] {
  const lines = teasersOf(items);
  if (lines.length > 0 || !title) return lines;
  return [{ id: 'own', eyebrow: '', title, text: subtitle, image: null, link: moreLink }];
}
