import { type App, isOverloaded, OVERLOADED_STATUS } from '@shop/shared/app';
import type { ShopRouter } from '../router';

/** Redirects to the overload screen when any call responds with 801; 다시 시도 there returns. */
export function redirectOnOverload({ queryClient }: App, router: ShopRouter['router']): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!isOverloaded(event.action.error) || router.state.location.pathname.startsWith('/common/'))
      return;
    const query = new URLSearchParams({
      status: String(OVERLOADED_STATUS),
      returnTo: location.pathname + location.search,
    });
    void router.navigate(`/common/system-error?${query}`, { replace: true });
  });
}
