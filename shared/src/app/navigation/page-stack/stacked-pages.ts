import type { PathTable } from '@shop/shared/contracts';
import { openModals } from '../layers/layer-params';
import type { RouterState } from '../router/router-state';

/** A page in the document: the shown one, or one that Back may show again. */
export interface StackedPage {
  /** The key of the history entry that opened the page. */
  id: string;
  /** The history entries that show this page: one for each filter and layer that was opened in it. */
  entryKeys: ReadonlySet<string>;
  /** The router's state when the page was last shown. */
  state: RouterState;
  /** It was rendered before its link was clicked. */
  isPrepared: boolean;
}

/** Hidden pages use memory, and going back more than two pages is rare. */
const MAX_HIDDEN = 2;

const createPage = (state: RouterState): StackedPage => ({
  id: state.location.key,
  entryKeys: new Set([state.location.key]),
  state,
  isPrepared: state.isPrepared === true,
});

/** At the entry at which it was left the page keeps its state, so that nothing in it renders again. */
const showAgain = (page: StackedPage, state: RouterState): StackedPage => {
  if (page.state.location.key === state.location.key) return page;
  return { ...page, entryKeys: new Set(page.entryKeys).add(state.location.key), state };
};

/** Whether the navigation changes the shown page (a filter, a layer) and leads to no other one. */
export function staysOnPage(
  { state: shown }: Pick<StackedPage, 'state'>,
  next: RouterState,
): boolean {
  const { match, location, type } = next;
  if (shown.match?.route !== match?.route || shown.location.pathname !== location.pathname)
    return false;
  return (
    type !== 'PUSH' ||
    shown.location.search === location.search ||
    Boolean(location.state?.openedModal || location.state?.keepsScroll) ||
    Boolean(match?.route.handle?.page.keepsScroll)
  );
}

/**
 * Pages of remotes that need no login are kept. Basket, payment and member pages are drawn anew,
 * because what they show and may do has changed. So is a page with an open layer: a hidden modal
 * dialog would make the whole document inert.
 */
const isKeepable = ({ state: { match, location } }: StackedPage, pathTable: PathTable): boolean =>
  match?.route.handle !== undefined &&
  pathTable.ownerOf(location.pathname) !== undefined &&
  !pathTable.needsLogin(location.pathname) &&
  openModals(new URLSearchParams(location.search)).length === 0;

/**
 * The pages in the document after a navigation, the shown one first. Back shows a kept page again
 * and drops those that were in front of it.
 */
export function nextStack(
  stack: readonly StackedPage[],
  next: RouterState,
  pathTable: PathTable,
): readonly StackedPage[] {
  const [shown, ...hidden] = stack;
  if (!shown) return [createPage(next)];
  if (next.type === 'POP') {
    const at = stack.findIndex(
      ({ entryKeys, state }) =>
        entryKeys.has(next.location.key) && state.location.pathname === next.location.pathname,
    );
    const kept = stack[at];
    if (kept) return [showAgain(kept, next), ...stack.slice(at + 1)];
  }
  if (staysOnPage(shown, next)) return [showAgain(shown, next), ...hidden];
  const left = next.type === 'PUSH' && isKeepable(shown, pathTable) ? [shown] : [];
  // Back past the kept pages, or Forward: which pages are behind the entry is not known.
  return [createPage(next), ...left, ...(next.type === 'POP' ? [] : hidden)].slice(
    0,
    1 + MAX_HIDDEN,
  );
}

/** The page to prepare for the next click; undefined for the shown page and for pages that Back does not keep. */
export function preparedPage(
  stack: readonly StackedPage[],
  prepared: RouterState | undefined,
  pathTable: PathTable,
): StackedPage | undefined {
  const [shown] = stack;
  if (!prepared || !shown || shown.state === prepared || staysOnPage(shown, prepared)) return;
  const page = createPage(prepared);
  return isKeepable(page, pathTable) ? page : undefined;
}
