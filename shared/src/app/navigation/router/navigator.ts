import type { Navigator } from 'react-router-dom';
import { hrefOf, type LocationState, type To } from './location';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  state?: LocationState | null | undefined;
}

export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** The library's hooks and links navigate by this object. */
export interface ShopNavigator extends Navigator {
  /** Resolves with the latest navigation, because the library's `navigate` returns nothing. */
  latest: () => Promise<void>;
}

export function createNavigator(navigate: Navigate): ShopNavigator {
  let latest = Promise.resolve();
  const start = (navigation: Promise<void>): void => {
    latest = navigation;
  };
  return {
    createHref: hrefOf,
    push: (to, state) => start(navigate(to, { state })),
    replace: (to, state) => start(navigate(to, { state, replace: true })),
    go: (delta) => start(navigate(delta)),
    latest: () => latest,
  };
}
