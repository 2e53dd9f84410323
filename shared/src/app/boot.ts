/** Router making, for the shell, the gateway and the stand-alone frame only: pages never need it. */
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
