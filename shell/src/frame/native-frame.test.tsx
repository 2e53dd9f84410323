import { AppProvider, createApp, events } from '@shop/shared/app';
import { createNativeHost, type NativeHost, type NativeWindow } from '@shop/shared/app/native';
import { basketCalls } from '@shop/shared/contracts';
import { act, render, waitFor } from '@testing-library/react';
import { NativeFrame } from './native-frame';

const APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 LP_APP|ver=7.0.0|';
let host: NativeHost;
beforeAll(() => {
  Object.defineProperty(navigator, 'userAgent', { value: APP, configurable: true });
  host = createNativeHost(window as unknown as NativeWindow, 'ios');
});
beforeEach(() => {
  host.received.length = 0;
});

const sent = (name: string) =>
  host.received.filter((call) => call.name === name).map(({ params }) => params);

function openFrame(countOf: () => number) {
  const app = createApp({
    call: (async (call: unknown) => {
      if (call !== basketCalls.count) throw new Error('Only the count is asked for.');
      return { count: countOf() };
    }) as never,
    session: { isLoggedIn: true, memberType: '10', expiresAt: null },
    isServer: false,
    renderedAtMs: 0,
    userAgent: APP,
  });
  const view = (showHeader: 'Y' | 'N') => (
    <AppProvider app={app}>
      <NativeFrame showHeader={showHeader} showFooter="Y" />
    </AppProvider>
  );
  const { rerender } = render(view('Y'));
  return { show: (showHeader: 'Y' | 'N') => rerender(view(showHeader)) };
}

test("updates the app's bars with the page", async () => {
  const { show } = openFrame(() => 0);
  await waitFor(() =>
    expect(sent('changeMainNavigationVisibility')).toEqual([{ showHeader: 'Y', showFooter: 'Y' }]),
  );
  show('N');
  await waitFor(() =>
    expect(sent('changeMainNavigationVisibility')[1]).toEqual({ showHeader: 'N', showFooter: 'Y' }),
  );
});

test("updates the app's badge with the basket, also when another webview changed it", async () => {
  let count = 2;
  openFrame(() => count);
  await waitFor(() => expect(sent('updateCartItemCount')).toEqual([{ count: 2 }]));
  count = 3;
  act(() => events.emit('basket:changed'));
  await waitFor(() => expect(sent('updateCartItemCount').at(-1)).toEqual({ count: 3 }));
  count = 5;
  act(() => host.send('webviewVisible', { isVisible: 'N' }));
  act(() => host.send('webviewVisible', { isVisible: 'Y' }));
  await waitFor(() => expect(sent('updateCartItemCount').at(-1)).toEqual({ count: 5 }));
  expect(sent('updateCartItemCount')).toEqual([{ count: 2 }, { count: 3 }, { count: 5 }]);
});
