import { type App, previousRoute, track } from '@shop/shared/app';
import { isIncomePath } from '@shop/shared/domain';
import type { OpenedPage } from '../early';
import type { ShopRouter } from '../router';
import { publicAddress } from './public-address';

const LOOK_MS = 100;
/** A page whose data is late is told under the title it has by then. */
const MAX_LOOKS = 30;

interface Pages {
  app: App;
  router: ShopRouter['router'];
  /** Pages of the first moments, the one the visitor stands on last. */
  opened: readonly OpenedPage[];
}

/** A layer in the query is no page of its own. */
const pageOf = (address: string): string => {
  const url = new URL(address, 'http://shop');
  for (const flag of ['modalId', 'modalSeq']) url.searchParams.delete(flag);
  return url.pathname + url.search;
};

const cameFrom = (): string => {
  const route = previousRoute();
  if (route) return publicAddress(route.fullPath);
  return document.referrer ? new URL(document.referrer).origin : '';
};

/** Pushes a page view for each page opened (spec section 7): title, path, the page before, who looks. */
export function watchPages({ app, router, opened }: Pages): void {
  let previous = cameFrom();
  let current = '';
  let titleBefore: string | undefined;
  let look: ReturnType<typeof setTimeout> | undefined;

  const tell = (title = document.title) => {
    clearTimeout(look);
    look = undefined;
    const path = publicAddress(current);
    track({
      event: 'page_view',
      title,
      path,
      previous,
      memberType: app.session.memberType,
      isIncome: isIncomePath(new URL(path, 'http://shop').pathname),
    });
    previous = path;
    titleBefore = title;
  };
  /** The title follows the page's data, and may be that of the page before until then. */
  const tellOnceTitled = (looks = 0) => {
    look = setTimeout(() => {
      const isTitled = app.queryClient.isFetching() === 0 && document.title !== titleBefore;
      if (isTitled || looks >= MAX_LOOKS) tell();
      else tellOnceTitled(looks + 1);
    }, LOOK_MS);
  };
  const open = (address: string, title?: string) => {
    if (pageOf(address) === current) return;
    // Whoever leaves before the title was there has still been there.
    if (look) tell();
    current = pageOf(address);
    if (title === undefined) tellOnceTitled();
    else tell(title);
  };

  for (const { address, title } of opened) open(address, title);
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') open(location.pathname + location.search);
  });
}
