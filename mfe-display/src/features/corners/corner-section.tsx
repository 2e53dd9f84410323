import type { Corner } from '@shop/shared/contracts';
import { Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';

/** The frame of most corners: its title with 더보기, or only a name for the ear where it has none. */
export function CornerSection({
  corner,
  end,
  children,
}: {
  corner: Corner;
  /** Beside the title, where there is no 더보기. */
  end?: ReactNode;
  children: ReactNode;
}) {
  if (!corner.title) return <section aria-label="추천">{children}</section>;
  return (
    <Section
      title={corner.title}
      note={corner.subtitle || undefined}
      {...(corner.moreLink ? { moreTo: corner.moreLink } : {})}
      end={end}
    >
      {children}
    </Section>
  );
}
