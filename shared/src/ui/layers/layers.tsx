import { loadTwice, useLayers, whenIdle } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import type { LayersProps } from './layers-props';

/** Code of the first toast or dialog; loaded when the page is idle. */
const loadView = () => import(/* webpackChunkName: "layers" */ './layers-view');

/**
 * Renders what any remote opened with `toast`, `dialog` and `openSheet`. Mounted once, in the
 * frame.
 */
export function Layers(props: LayersProps) {
  const { toasts, notification, dialogs, sheets, isLoginToastDue } = useLayers();
  const [loaded, setLoaded] = useState<{ View: ComponentType<LayersProps> }>();
  const isWanted =
    isLoginToastDue ||
    notification !== undefined ||
    [toasts, dialogs, sheets].some(({ length }) => length > 0);

  // Idle loads only the code; nothing is rendered before a layer opens.
  useEffect(() => whenIdle(() => void loadView().catch(() => {})), []);
  useEffect(() => {
    if (!isWanted || loaded) return;
    const load = () =>
      void loadTwice(loadView).then(
        ({ LayersView }) => setLoaded({ View: LayersView }),
        // This code shows messages, so its own failure cannot be shown; queued messages appear when the connection is back.
        () => addEventListener('online', load, { once: true }),
      );
    load();
    return () => removeEventListener('online', load);
  }, [isWanted, loaded]);

  return loaded ? <loaded.View {...props} /> : null;
}
