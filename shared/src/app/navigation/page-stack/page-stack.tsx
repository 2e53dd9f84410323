import { useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context';
import { afterPaint } from '../../schedule/schedule';
import { PageRouter } from '../router/page-router';
import { RouterStateContext, useRouterState } from '../router/router-context';
import { Outlet } from '../router/router-provider';
import type { RouterState } from '../router/router-state';
import { PageShownContext } from './page-shown';
import { PreparedPage, usePreparedState } from './prepared-page';
import { nextStack, preparedPage, type StackedPage } from './stacked-pages';
import { useFocusOfPage } from './use-focus-of-page';

/** Back shows the page at once with the data it had; what is stale meanwhile is fetched after. */
function useFreshDataOnReturn(isShown: boolean): void {
  const client = useQueryClient();
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!isShown) wasHidden.current = true;
    else if (wasHidden.current)
      void afterPaint().then(() => client.refetchQueries({ type: 'active', stale: true }));
  }, [isShown, client]);
}

/** One element for all renders, so that showing and hiding a page does not render it again. */
const routedOutlet = (
  <PageRouter>
    <Outlet />
  </PageRouter>
);

/**
 * One page. While it is hidden it keeps the location at which it was left, is out of the tab order
 * and the accessibility tree, and is found by no search in the page.
 */
const KeptPage = memo(function KeptPage({
  state,
  isShown,
}: {
  state: RouterState;
  isShown: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOfPage(ref, state, isShown);
  useFreshDataOnReturn(isShown);
  return (
    <div ref={ref} data-hidden={isShown ? undefined : ''} aria-hidden={isShown ? undefined : true}>
      <PageShownContext value={isShown}>
        <RouterStateContext value={state}>{routedOutlet}</RouterStateContext>
      </PageShownContext>
    </div>
  );
});

/**
 * The current page, and hidden behind it the last ones, so that Back only shows what is already laid
 * out. The shown page comes first, because lookups by id must find its elements. Only the page that is
 * prepared for the next click precedes it, and it has no fixed ids.
 */
export function PageStack() {
  const state = useRouterState();
  const prepared = usePreparedState();
  const { pathTable } = useApp();
  const [{ stack, at }, setStack] = useState<{ stack: readonly StackedPage[]; at: RouterState }>(
    () => ({ stack: nextStack([], state, pathTable), at: state }),
  );
  const pages = at === state ? stack : nextStack(stack, state, pathTable);
  if (at !== state) setStack({ stack: pages, at: state });
  const next = preparedPage(pages, prepared, pathTable);
  return (next ? [next, ...pages] : pages).map((page) => {
    const kept = <KeptPage key={page.id} state={page.state} isShown={page === pages[0]} />;
    if (!page.isPrepared) return kept;
    return (
      <PreparedPage key={page.id} isShown={page !== next}>
        {kept}
      </PreparedPage>
    );
  });
}
