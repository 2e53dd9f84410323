import { afterPaint } from '@shop/shared/app';
import { hrefOf, type Router } from '@shop/shared/app/navigation';

const pathOf = (href: string): string => new URL(href, location.href).pathname;

/**
 * Wraps `router.navigate`: another page is opened in a task of its own after the next paint, so that the
 * clicked link shows at once that it was clicked, and rendering the page is no part of the click. Filters, layers
 * and Back stay in the task of their event, since they change little of the page.
 */
export function navigateAfterPaint(router: Router): void {
  const { navigate } = router;
  router.navigate = async (to, options) => {
    const isOtherPage =
      typeof to !== 'number' && pathOf(hrefOf(to)) !== router.state.location.pathname;
    if (isOtherPage && !options?.replace) await afterPaint();
    return navigate(to, options);
  };
}
