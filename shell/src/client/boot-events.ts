import type { ShopRouter } from './router';

const MAX_KEPT = 10;

export interface VisitedPage {
  /** Path and query. */
  path: string;
  /** The title when the visitor left; undefined for the current page. */
  title?: string;
}

export interface RecordedFailure {
  failure: unknown;
  /** React's stack of components, of an error that a boundary caught. */
  componentStack?: string | undefined;
}

/** What happened before the monitoring code was loaded. */
export interface BootEvents {
  failures: RecordedFailure[];
  visitedPages: VisitedPage[];
  /** Called with errors that an error boundary caught; the monitoring code replaces it. */
  reportCaught: (failure: unknown, componentStack?: string) => void;
  /** Times that React drew a part of the document again, because it differed from the server's. */
  redraws: number;
  /** Stops recording. */
  stop: () => void;
}

const currentPath = (): string => location.pathname + location.search;

/**
 * Records errors and visited pages until the monitoring code is loaded. Part of the first page, so
 * it stays small.
 */
export function recordBootEvents(router: ShopRouter['router']): BootEvents {
  const failures: RecordedFailure[] = [];
  const visitedPages: VisitedPage[] = [{ path: currentPath() }];
  const reportCaught: BootEvents['reportCaught'] = (failure, componentStack) => {
    if (failures.length < MAX_KEPT) failures.push({ failure, componentStack });
  };
  const record = (event: ErrorEvent | PromiseRejectionEvent): void =>
    reportCaught('reason' in event ? event.reason : event.error);
  addEventListener('error', record);
  addEventListener('unhandledrejection', record);
  const unsubscribe = router.subscribe(() => {
    const current = visitedPages.at(-1);
    if (!current || current.path === currentPath()) return;
    current.title = document.title;
    visitedPages.push({ path: currentPath() });
  });
  const stop = () => {
    removeEventListener('error', record);
    removeEventListener('unhandledrejection', record);
    unsubscribe();
  };
  return { failures, visitedPages, reportCaught, redraws: 0, stop };
}
