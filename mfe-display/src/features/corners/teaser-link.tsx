import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface TeaserLinkProps {
  /** Display data may lead inside the shop, outside or nowhere. */
  link: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Around the words and picture of a teaser. */
export function TeaserLink({ link, className, children }: TeaserLinkProps) {
  if (!link) return <div className={className}>{children}</div>;
  if (link.startsWith('/') && !link.startsWith('//')) {
    return (
      <Link to={link} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
