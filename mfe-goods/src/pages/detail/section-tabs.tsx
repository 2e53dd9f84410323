import { wonFigure } from '@shop/shared/ui';
import { PURCHASE_ID } from './purchase';
import { SectionLink } from './section-link';
import styles from './section-tabs.module.css';
import { useSectionInView } from './use-section-in-view';

export interface SectionTabsProps {
  items: readonly { id: string; text: string; count?: number }[];
  canBuy: boolean;
}

/** Sticky tabs below the header that mark the current section and link to the others. */
export function SectionTabs({ items, canBuy }: SectionTabsProps) {
  const current = useSectionInView(items.map(({ id }) => id));
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
      {/* The options are far above once a desktop shows these sections. */}
      {canBuy && (
        <SectionLink section={PURCHASE_ID} className={styles.buy}>
          구매하기
        </SectionLink>
      )}
    </nav>
  );
}
