import { CardIcon, ChevronRightIcon, PlaceLink } from '@shop/shared/ui';
import styles from './card-corner.module.css';
import { type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';

/** Payment cards: the card the member holds or may apply for, or several to discover. */
export function CardCorner({ corner, look }: LookProps<'card'>) {
  const cards = teasersOf(corner.items);
  if (cards.length === 0) return null;
  const shown = look === 'own' ? cards.slice(0, 1) : cards;
  return (
    <CornerSection corner={corner}>
      <ul className={styles.cards} data-look={look}>
        {shown.map((card, i) => (
          <li key={card.id} className={styles.item}>
            <CardTeaser card={card} plate={i % 3} />
          </li>
        ))}
      </ul>
    </CornerSection>
  );
}

function CardTeaser({ card, plate }: { card: Teaser; plate: number }) {
  return (
    <PlaceLink link={card.link} className={styles.card}>
      <span className={styles.plate} data-plate={plate} aria-hidden="true">
        <CardIcon size={24} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{card.title}</strong>
        {card.text && <span className={styles.text}>{card.text}</span>}
      </span>
      {card.link && <ChevronRightIcon size={20} />}
    </PlaceLink>
  );
}
