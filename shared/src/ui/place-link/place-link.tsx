import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface PlaceLinkProps {
  /** Display data may link inside the shop, outside or nowhere. */
  link: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Links text and picture of display data to their target, in a new tab when external; renders no
 * link without a target.
 */
export function PlaceLink({ link, className, children }: PlaceLinkProps) {
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
