import type { ReactNode } from 'react';
import { type NavigationType, Router } from 'react-router-dom';
import { useRouter, useRouterState } from './router-context';

const isStatic = typeof document === 'undefined';

/**
 * The library's location context for what is inside, from the router's state around it. Each kept page has one of
 * its own, so that its hooks read the location at which it was left. The library refuses one inside another, so
 * the parts of the frame before and after the pages have their own too.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const { navigator } = useRouter();
  const { location, type } = useRouterState();
  return (
    <Router
      location={location}
      navigationType={type as NavigationType}
      navigator={navigator}
      static={isStatic}
    >
      {children}
    </Router>
  );
}
