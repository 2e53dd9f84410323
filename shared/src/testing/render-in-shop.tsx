import { AppProvider, createApp, createCaller, readSession } from '@shop/shared/app';
import { createMemoryRouter, type Router, RouterProvider } from '@shop/shared/app/navigation';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { sitePaths } from './site-paths';

/** One time for all, because server and browser render a page with the same one. */
const renderedAtMs = Date.now();

interface InShopProps {
  path?: string | undefined;
  /** Instead of `path`, for children that show a location by `<PageRouter>`. */
  router?: Router;
  /** Defaults to a desktop browser. */
  userAgent?: string;
  /** The value of document.cookie; defaults to that of a visitor. */
  cookies?: string;
  children: ReactNode;
}

/** Wraps its children in an app, a session and a router, without a network. */
export function InShop({
  path = '/',
  router: given,
  userAgent,
  cookies = '',
  children,
}: InShopProps) {
  const [app] = useState(() =>
    createApp({
      call: createCaller({ baseUrl: 'http://localhost/api' }),
      session: readSession(cookies),
      isServer: false,
      renderedAtMs,
      // Without it the server's clock would stand at the time at which this file was loaded.
      skewMs: 0,
      userAgent,
      paths: sitePaths,
    }),
  );
  const [router] = useState(
    () =>
      given ??
      createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path], hydration: {} }),
  );
  return (
    <AppProvider app={app}>
      <RouterProvider router={router} hasPageRouters={given !== undefined}>
        {children}
      </RouterProvider>
    </AppProvider>
  );
}

export const renderInShop = (children: ReactNode, path?: string): RenderResult =>
  render(<InShop path={path}>{children}</InShop>);
