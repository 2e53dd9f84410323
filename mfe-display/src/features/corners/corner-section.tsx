import type { Corner } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './corner-section.module.css';

export interface CornerSectionProps {
  corner: Corner;
  /** The countdown of a deal, beside the title. */
  clock?: ReactNode;
  children: ReactNode;
}

/** The frame of most corners: a title with 더보기, or an accessible name when there is no title. */
export function CornerSection({ corner, clock, children }: CornerSectionProps) {
  const { title, subtitle, moreLink } = corner;
  if (!title) return <section aria-label="추천">{children}</section>;
  return (
    <Section
      title={
        clock ? (
          <span className={styles.title}>
            {title} {clock}
          </span>
        ) : (
          title
        )
      }
      note={subtitle || undefined}
      moreTo={moreLink ?? undefined}
    >
      {children}
    </Section>
  );
}
