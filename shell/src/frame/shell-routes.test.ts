import { createApp, visitorSession } from '@shop/shared/app';
import type { RouteRedirect } from '@shop/shared/app/navigation';
import { shellRoutes } from './shell-routes';

/** Runs the loader of `/auth/callback`. @returns undefined, or where it redirects to */
async function openCallback(query: string): Promise<string | undefined> {
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
  });
  const route = shellRoutes(app).find(({ path }) => path === '/auth/callback');
  if (!route?.loader) throw new Error('The route has no loader.');
  try {
    await route.loader({ url: new URL(`http://shop.test/auth/callback${query}`), params: {} });
    return undefined;
  } catch (thrown) {
    return (thrown as RouteRedirect).to;
  }
}

test.each(['', '?lid=', '?returnTo=%2Fbasket'])(
  'redirects /auth/callback%s without a lid home',
  async (query) => {
    expect(await openCallback(query)).toBe('/main');
  },
);

test('opens /auth/callback with a lid', async () => {
  expect(await openCallback('?lid=L1&returnTo=%2Fbasket')).toBeUndefined();
});
