import type { Corner } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './corner-section.module.css';

export interface CornerSectionProps {
  corner: Corner;
  /** Beside the title: the clock of a deal. */
  clock?: ReactNode;
  children: ReactNode;
}

/** The frame of most corners: its title with 더보기, or only a name for the ear where it has none. */
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
