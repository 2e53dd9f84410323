import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface TeaserLinkProps {
  /** Display data may lead inside the shop, outside or nowhere. */
  link: string | null;
  className?: string | undefined;
  /** A colour of the picture palettes, for a field that goes on where the picture ends. */
  tone?: number | undefined;
  children: ReactNode;
}

/** Around the words and picture of a teaser. */
export function TeaserLink({ link, className, tone, children }: TeaserLinkProps) {
  const shared = { className, 'data-tone': tone };
  if (!link) return <div {...shared}>{children}</div>;
  if (link.startsWith('/') && !link.startsWith('//')) {
    return (
      <Link to={link} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link} {...shared} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
