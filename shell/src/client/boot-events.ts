import type { ShopRouter } from './router';

const MAX_KEPT = 10;

export interface VisitedPage {
  /** Path and query. */
  path: string;
  /** As it was when the visitor left; undefined for the page he stands on. */
  title?: string;
}

/** What happened before the code that looks after it was there. */
export interface BootEvents {
  failures: unknown[];
  visitedPages: VisitedPage[];
  /** Hears of what an error boundary caught; the later code puts its own here. */
  reportCaught: (failure: unknown) => void;
  /** Hands over: from now on somebody else listens. */
  stop: () => void;
}

const currentPath = (): string => location.pathname + location.search;

/** Keeps failures and pages of the first moments; a few bytes of the first page. */
export function recordBootEvents(router: ShopRouter['router']): BootEvents {
  const failures: unknown[] = [];
  const visitedPages: VisitedPage[] = [{ path: currentPath() }];
  const reportCaught = (failure: unknown): void => {
    if (failures.length < MAX_KEPT) failures.push(failure);
  };
  const record = (event: ErrorEvent | PromiseRejectionEvent): void =>
    reportCaught('reason' in event ? event.reason : event.error);
  addEventListener('error', record);
  addEventListener('unhandledrejection', record);
  const unsubscribe = router.subscribe(({ navigation }) => {
    const current = visitedPages.at(-1);
    if (navigation.state !== 'idle' || !current || current.path === currentPath()) return;
    current.title = document.title;
    visitedPages.push({ path: currentPath() });
  });
  const stop = () => {
    removeEventListener('error', record);
    removeEventListener('unhandledrejection', record);
    unsubscribe();
  };
  return { failures, visitedPages, reportCaught, stop };
}
