import { useLayers, whenIdle } from '@shop/shared/app';
import { type ComponentType, useEffect, useState } from 'react';
import type { LayersProps } from './layers-props';

/** What the first toast or dialog needs; fetched when the page is idle. */
const loadView = () => import(/* webpackChunkName: "layers" */ './layers-view');

/** Draws what any remote asked for with `toast`, `dialog` and `openSheet`. Stands once, in the frame. */
export function Layers(props: LayersProps) {
  const { toasts, notification, dialogs, sheets, isLoginToastDue } = useLayers();
  const [loaded, setLoaded] = useState<{ View: ComponentType<LayersProps> }>();
  const isWanted =
    isLoginToastDue ||
    notification !== undefined ||
    [toasts, dialogs, sheets].some(({ length }) => length > 0);

  // Idle brings only the code: nothing is drawn before there is something to say.
  useEffect(() => whenIdle(() => void loadView().catch(() => {})), []);
  useEffect(() => {
    if (!isWanted || loaded) return;
    loadView().then(
      ({ LayersView }) => setLoaded({ View: LayersView }),
      () => {},
    );
  }, [isWanted, loaded]);

  return loaded ? <loaded.View {...props} /> : null;
}
