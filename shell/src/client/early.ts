import type { ShopRouter } from './router';

const MAX_KEPT = 10;

export interface OpenedPage {
  /** Path and query. */
  address: string;
  /** As it was when the visitor left; undefined for the page he stands on. */
  title?: string;
}

/** What happened before the code that looks after it was there. */
export interface Early {
  failures: unknown[];
  opened: OpenedPage[];
  /** Hears of what an error boundary caught; the later code puts its own here. */
  note: (failure: unknown) => void;
  /** Hands over: from now on somebody else listens. */
  stop: () => void;
}

const addressNow = (): string => location.pathname + location.search;

/** Keeps failures and pages of the first moments; a few bytes of the first page. */
export function keepEarly(router: ShopRouter['router']): Early {
  const failures: unknown[] = [];
  const opened: OpenedPage[] = [{ address: addressNow() }];
  const note = (failure: unknown): void => {
    if (failures.length < MAX_KEPT) failures.push(failure);
  };
  const keep = (event: ErrorEvent | PromiseRejectionEvent): void =>
    note('reason' in event ? event.reason : event.error);
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  const leave = router.subscribe(({ navigation }) => {
    const current = opened.at(-1);
    if (navigation.state !== 'idle' || !current || current.address === addressNow()) return;
    current.title = document.title;
    opened.push({ address: addressNow() });
  });
  const stop = () => {
    removeEventListener('error', keep);
    removeEventListener('unhandledrejection', keep);
    leave();
  };
  return { failures, opened, note, stop };
}
