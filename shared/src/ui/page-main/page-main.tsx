import { usePageIsShown } from '@shop/shared/app';
import type { ReactNode } from 'react';

/**
 * The `main` element of a page. Pages that are kept for Back or prepared for the next click are in the
 * document as well, so only the shown page's element has the id `main`, the target of the skip link.
 */
export function PageMain({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <main id={usePageIsShown() ? 'main' : undefined} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
