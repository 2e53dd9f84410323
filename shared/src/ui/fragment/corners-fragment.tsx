import { useApp, useQuery } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import { useRef } from 'react';
import { useWhenVisible } from '../viewport/use-when-visible';
import styles from './corners-fragment.module.css';
import { FragmentBoundary } from './fragment-boundary';

/**
 * Corners of display data at the end of a page of another remote than mfe-display. They are loaded
 * when they near the viewport; nothing where they fail to load or to be drawn.
 */
export function CornersFragment(place: Fragments['display/corners']) {
  const app = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWhenVisible(ref);
  const { data } = useQuery({
    queryKey: ['fragment', 'display/corners'],
    queryFn: () => app.loadFragment('display/corners'),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <div ref={ref} className={styles.fragment}>
      {data && (
        <FragmentBoundary>
          <data.Component {...place} />
        </FragmentBoundary>
      )}
    </div>
  );
}
