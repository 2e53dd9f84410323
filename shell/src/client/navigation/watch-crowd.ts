import { type App, CROWDED, isCrowded } from '@shop/shared/app';
import type { ShopRouter } from '../router';

/** Whatever call says 801: its own screen, from which 다시 시도 leads back. */
export function watchCrowd({ queryClient }: App, { navigate, state }: ShopRouter['router']): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!isCrowded(event.action.error) || state.location.pathname.startsWith('/common/')) return;
    const query = new URLSearchParams({
      status: String(CROWDED),
      returnTo: location.pathname + location.search,
    });
    void navigate(`/common/system-error?${query}`, { replace: true });
  });
}
