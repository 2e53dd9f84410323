import {
  callKey,
  type NativeBridge,
  nativeBridge,
  useQueryClient,
  useShopEvent,
} from '@shop/shared/app';
import { basketCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { useBasketCount } from './chrome/use-basket-count';
import type { FrameParts } from './frame-parts';

/** An app that does not come, or does not listen, changes nothing here. */
const withApp = (use: (app: NativeBridge) => void): void => {
  nativeBridge().then(use, () => {});
};

/** In the app only: its bars follow the page, its basket badge follows the basket. Renders nothing. */
export function NativeFrame({ showHeader, showFooter }: FrameParts['app']) {
  const client = useQueryClient();
  const count = useBasketCount();

  useEffect(() => {
    withApp((app) => app.notify('changeMainNavigationVisibility', { showHeader, showFooter }));
  }, [showHeader, showFooter]);

  useEffect(() => {
    if (count !== undefined) withApp((app) => app.notify('updateCartItemCount', { count }));
  }, [count]);

  // Another webview may have changed the basket while this one lay behind it.
  useShopEvent('app:visible', ({ isVisible }) => {
    if (isVisible) void client.invalidateQueries({ queryKey: callKey(basketCalls.count) });
  });
  return null;
}
