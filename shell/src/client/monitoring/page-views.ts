import { type App, previousRoute, track } from '@shop/shared/app';
import { isStackInUse, readOrigin } from '@shop/shared/app/navigation';
import type { VisitedPage } from '../boot-events';
import type { ShopRouter } from '../router';
import { publicPath } from './public-path';

const TITLE_POLL_MS = 100;
/** A page whose data is late is tracked with its current title after this many polls. */
const MAX_TITLE_POLLS = 30;

interface PageViewOptions {
  app: App;
  router: ShopRouter['router'];
  /** The pages visited so far, the current one last. */
  visitedPages: readonly VisitedPage[];
}

/** A layer in the query is not a page of its own. */
const pagePathOf = (path: string): string => {
  const url = new URL(path, 'http://shop');
  for (const flag of ['modalId', 'modalSeq']) url.searchParams.delete(flag);
  return url.pathname + url.search;
};

const initialReferrer = (): string => {
  const route = previousRoute();
  if (route) return publicPath(route.fullPath);
  return document.referrer ? new URL(document.referrer).origin : '';
};

/**
 * Tracks a page view for each visited page (spec section 7): title, path, previous page, member
 * type.
 */
export function trackPageViews({ app, router, visitedPages }: PageViewOptions): void {
  let previous = initialReferrer();
  let current = '';
  let titleBefore: string | undefined;
  let titleTimer: ReturnType<typeof setTimeout> | undefined;

  const trackView = (title = document.title) => {
    clearTimeout(titleTimer);
    titleTimer = undefined;
    const path = publicPath(current);
    track({
      event: 'page_view',
      title,
      path,
      previous,
      memberType: app.session.memberType,
      origin: readOrigin(),
      isStack: isStackInUse(),
      isIncome: app.pathTable.isIncome(new URL(path, 'http://shop').pathname),
    });
    previous = path;
    titleBefore = title;
  };
  /**
   * The title is set when the page's data has arrived; until then it may be the previous page's.
   */
  const trackWhenTitled = (polls = 0) => {
    titleTimer = setTimeout(() => {
      const isTitled = app.queryClient.isFetching() === 0 && document.title !== titleBefore;
      if (isTitled || polls >= MAX_TITLE_POLLS) trackView();
      else trackWhenTitled(polls + 1);
    }, TITLE_POLL_MS);
  };
  const open = (path: string, title?: string) => {
    if (pagePathOf(path) === current) return;
    // The visitor left before the title was set.
    if (titleTimer) trackView();
    current = pagePathOf(path);
    if (title === undefined) trackWhenTitled();
    else trackView(title);
  };

  for (const { path, title } of visitedPages) open(path, title);
  router.subscribe(({ location }) => open(location.pathname + location.search));
}
