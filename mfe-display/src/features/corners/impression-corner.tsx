import { track, useApp } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { type ReactNode, useCallback, useRef } from 'react';
import { observeHalfVisible } from '../viewport/observe-half-visible';

/** Tracks one impression of a rendered corner, and counts it if the corner is a recommendation. */
export function ImpressionCorner({ corner, children }: { corner: Corner; children: ReactNode }) {
  const { cornerNo, cornerId, title } = corner;
  const app = useApp();
  const isReported = useRef(false);
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || isReported.current) return;
      return observeHalfVisible(element, () => {
        isReported.current = true;
        track({ event: 'impression', cornerNo, cornerId, title });
        import(/* webpackChunkName: "deferred.recommendation" */ './count-recommendation').then(
          ({ countRecommendation }) => countRecommendation(cornerId, app.now()),
          // Counting is optional.
          () => {},
        );
      });
    },
    [app, cornerNo, cornerId, title],
  );
  return <div ref={watch}>{children}</div>;
}
