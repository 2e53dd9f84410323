import { classNames, wonFigure } from '@shop/shared/ui';
import { useSectionInView } from '@shop/shared/ui/section-in-view';
import { PURCHASE_ID } from './purchase';
import { SectionLink } from './section-link';
import styles from './section-tabs.module.css';
import { useIsPassed } from './use-is-passed';

export interface SectionTabsProps {
  items: readonly { id: string; text: string; count?: number }[];
  canBuy: boolean;
}

/** Sticky tabs below the header that mark the current section and link to the others. */
export function SectionTabs({ items, canBuy }: SectionTabsProps) {
  const current = useSectionInView(items.map(({ id }) => id));
  const isPurchasePassed = useIsPassed(PURCHASE_ID);
  return (
    <nav className={styles.tabs} aria-label="상품 상세">
      {items.map(({ id, text, count }) => (
        <SectionLink
          key={id}
          section={id}
          className={styles.tab}
          aria-current={id === current ? 'true' : undefined}
        >
          {text}
          {count !== undefined && count > 0 && (
            <span className={styles.count}>{wonFigure(count)}</span>
          )}
        </SectionLink>
      ))}
      {/* On a desktop, once the options are above the screen: beside them it would be a second button. */}
      {canBuy && (
        <SectionLink
          section={PURCHASE_ID}
          className={classNames(styles.buy, isPurchasePassed && styles.shown)}
        >
          구매하기
        </SectionLink>
      )}
    </nav>
  );
}
