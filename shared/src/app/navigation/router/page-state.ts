import { afterPaint } from '../../schedule/schedule';
import { withoutModals } from '../layers/layer-params';
import type { Router } from './create-router';
import type { RouterState } from './router-state';

/** Whether the navigation only opened or closed layers of the page. */
const isOfLayers = (from: RouterState, { location, match, error }: RouterState): boolean =>
  error === undefined &&
  from.isReady &&
  from.match?.route === match?.route &&
  from.location.pathname === location.pathname &&
  from.location.search !== location.search &&
  withoutModals(from.location.search) === withoutModals(location.search);

/** The router's state as pages are drawn from it, to be read by `useSyncExternalStore`. */
export interface PageState {
  current: () => RouterState;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The router's state, except that a layer that opens or closes changes it after the next paint:
 * `useModalParam` draws the layer at once, and the page, which looks the same, would delay it.
 */
export function createPageState(router: Router): PageState {
  let drawn = router.state;
  return {
    current: () => drawn,
    subscribe: (listener) => {
      const draw = (state: RouterState) => {
        drawn = state;
        listener();
      };
      // There may have been a navigation since the first render.
      drawn = router.state;
      return router.subscribe((state) => {
        if (!isOfLayers(drawn, state)) return draw(state);
        void afterPaint().then(() => {
          if (router.state === state) draw(state);
        });
      });
    },
  };
}
