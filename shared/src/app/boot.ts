/**
 * Router factories for the shell, the gateway and the stand-alone frame. Pages do not import them.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirect,
  redirectDocument,
  replace,
  StaticRouterProvider,
} from 'react-router-dom';
