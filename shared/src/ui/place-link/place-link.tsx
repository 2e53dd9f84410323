import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';

export interface PlaceLinkProps {
  /** Display data may lead inside the shop, outside or nowhere. */
  link: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Around words and a picture that display data made: leads there, in a new tab where it is not ours, or nowhere. */
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
