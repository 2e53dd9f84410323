import { track } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { type ReactNode, useCallback, useRef } from 'react';
import { watchHalfSeen } from '../near/watch-half-seen';

/** Reports a corner impression to the data layer once. */
export function SeenCorner({ corner, children }: { corner: Corner; children: ReactNode }) {
  const { cornerNo, cornerId, title } = corner;
  const isReported = useRef(false);
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || isReported.current) return;
      return watchHalfSeen(element, () => {
        isReported.current = true;
        track({ event: 'impression', cornerNo, cornerId, title });
      });
    },
    [cornerNo, cornerId, title],
  );
  return <div ref={watch}>{children}</div>;
}
