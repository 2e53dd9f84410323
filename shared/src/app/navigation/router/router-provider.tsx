import {
  Component,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Router } from './create-router';
import { PageRouter } from './page-router';
import { createPageState } from './page-state';
import { RouterContext, RouterStateContext, useRouteMatch } from './router-context';
import type { RouterState } from './router-state';

/** The component of the current page. */
export function Outlet() {
  const route = useRouteMatch()?.route;
  if (!route) return null;
  return route.Component ? <route.Component /> : route.element;
}

interface RenderErrorProps {
  /** A new value removes the error. */
  state: RouterState;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows an error screen instead of a page that threw while rendering, until the next navigation. */
class RenderErrorBoundary extends Component<
  RenderErrorProps,
  { failedAt?: RouterState; error?: unknown }
> {
  override state: { failedAt?: RouterState; error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A page threw nothing.') };
  }

  static getDerivedStateFromProps(
    { state }: RenderErrorProps,
    { failedAt, error }: { failedAt?: RouterState; error?: unknown },
  ) {
    if (error === undefined) return null;
    if (!failedAt) return { failedAt: state };
    return failedAt === state ? null : { failedAt: undefined, error: undefined };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.renderError(error);
  }
}

export interface RouterProviderProps {
  router: Router;
  /** Drawn instead of the children when the page cannot be shown (see useRouteError). */
  errorElement?: ReactNode;
  /** Called once when the first page is drawn or hydrated and handles events. */
  onMount?: () => void;
  /** The layout around every page; it shows the page by `<Outlet>`. */
  children?: ReactNode;
  /** The layout gives its parts and each page a location by `<PageRouter>`. */
  hasPageRouters?: boolean;
}

const outlet = <Outlet />;

/**
 * Draws the router's current page. A navigation is drawn in one piece, synchronously, because a
 * page that was clicked must not wait for slices of background rendering.
 */
export function RouterProvider({
  router,
  errorElement,
  onMount = () => {},
  children = outlet,
  hasPageRouters = false,
}: RouterProviderProps) {
  const handleMount = useEffectEvent(onMount);
  useEffect(() => handleMount(), []);
  // A navigation while the first page is hydrated is drawn when that is complete.
  const [firstState] = useState(router.state);
  const [pageState] = useState(() => createPageState(router));
  const state = useSyncExternalStore(pageState.subscribe, pageState.current, () => firstState);
  if (!state.isReady) return null;
  const routed = (element: ReactNode) =>
    hasPageRouters ? element : <PageRouter>{element}</PageRouter>;
  const renderError = (error: unknown) => (
    <RouterStateContext value={{ ...state, error }}>{routed(errorElement)}</RouterStateContext>
  );
  return (
    <RouterContext value={router}>
      {state.error === undefined ? (
        <RouterStateContext value={state}>
          <RenderErrorBoundary state={state} renderError={renderError}>
            {routed(children)}
          </RenderErrorBoundary>
        </RouterStateContext>
      ) : (
        renderError(state.error)
      )}
    </RouterContext>
  );
}
