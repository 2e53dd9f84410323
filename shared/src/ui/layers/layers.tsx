import { useLayers } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';

/** What the first toast or dialog needs; fetched when the page is idle. */
const loadView = () => import(/* webpackChunkName: "layers" */ './layers-view');

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1500);
};

/** Draws what any remote asked for with `toast` and `dialog`. Stands once, in the frame. */
export function Layers() {
  const { toasts, notification, dialogs } = useLayers();
  const [loaded, setLoaded] = useState<{ View: ComponentType }>();
  const isWanted = toasts.length > 0 || dialogs.length > 0 || notification !== undefined;

  useEffect(() => {
    if (loaded) return;
    const load = () =>
      void loadView().then(
        ({ LayersView }) => setLoaded({ View: LayersView }),
        () => {},
      );
    if (isWanted) load();
    else whenIdle(load);
  }, [isWanted, loaded]);

  return loaded ? <loaded.View /> : null;
}
