import { Activity, type ReactNode, useSyncExternalStore } from 'react';
import { useRouter } from '../router/router-context';
import type { RouterState } from '../router/router-state';
import { PreparedPageBoundary } from './prepared-page-boundary';

/** The state of the page that is prepared for the next click. */
export function usePreparedState(): RouterState | undefined {
  const { prepared } = useRouter();
  return useSyncExternalStore(prepared.subscribe, prepared.current, () => undefined);
}

/**
 * Renders a page before its link is clicked. React runs its effects when it is shown, so a page that is
 * never opened is not counted as viewed and sends no requests.
 */
export function PreparedPage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { prepared } = useRouter();
  return (
    <PreparedPageBoundary isShown={isShown} onFail={() => prepared.set(undefined)}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </PreparedPageBoundary>
  );
}
