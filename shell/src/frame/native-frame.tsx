import {
  callKey,
  type NativeBridge,
  nativeBridge,
  useQueryClient,
  useShopEvent,
} from '@shop/shared/app';
import type { FrameParts } from '@shop/shared/app/frame';
import { basketCalls } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { useHeaderCounts } from './chrome/use-header-counts';

/** Failures of the app are ignored. */
const withApp = (use: (app: NativeBridge) => void): void => {
  nativeBridge().then(use, () => {});
};

/**
 * In the app only: synchronises the app's bars with the page and its badge with the basket. Renders
 * nothing.
 */
export function NativeFrame({ showHeader, showFooter }: FrameParts['app']) {
  const client = useQueryClient();
  const count = useHeaderCounts()?.count;

  useEffect(() => {
    withApp((app) => app.notify('changeMainNavigationVisibility', { showHeader, showFooter }));
  }, [showHeader, showFooter]);

  useEffect(() => {
    if (count !== undefined) withApp((app) => app.notify('updateCartItemCount', { count }));
  }, [count]);

  // Another webview may have changed the basket meanwhile.
  useShopEvent('app:visible', ({ isVisible }) => {
    if (isVisible) void client.invalidateQueries({ queryKey: callKey(basketCalls.count) });
  });
  return null;
}
