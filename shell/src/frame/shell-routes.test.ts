import { createApp, visitorSession } from '@shop/shared/app';
import { shellRoutes } from './shell-routes';

/** Runs the loader of `/auth/callback`. @returns null, or where it redirects to */
async function openCallback(query: string): Promise<string | null | undefined> {
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
  });
  const route = shellRoutes(app).find(({ path }) => path === '/auth/callback');
  if (typeof route?.loader !== 'function') throw new Error('The route has no loader.');
  const request = new Request(`http://shop.test/auth/callback${query}`);
  try {
    return (await route.loader({ request, params: {}, context: {} } as never)) as null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test.each(['', '?lid=', '?returnTo=%2Fbasket'])(
  'redirects /auth/callback%s without a lid home',
  async (query) => {
    expect(await openCallback(query)).toBe('/main');
  },
);

test('opens /auth/callback with a lid', async () => {
  expect(await openCallback('?lid=L1&returnTo=%2Fbasket')).toBeNull();
});
