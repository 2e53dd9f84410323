import { AppProvider, createApp, nativeBridge } from '@shop/shared/app';
import { createNativeHost, type NativeHost, type NativeWindow } from '@shop/shared/app/native';
import { memberCalls } from '@shop/shared/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { AppLogin } from './app-login';

const APP = 'Mozilla/5.0 (Linux; Android 16; SM-S938N) Mobile Safari/537.36 LP_APP|ver=6.1.0|';
let host: NativeHost;
beforeAll(() => {
  Object.defineProperty(navigator, 'userAgent', { value: APP, configurable: true });
  host = createNativeHost(window as unknown as NativeWindow, 'android');
});
beforeEach(() => {
  host.behaviour = 'answers';
});

function openPage(login: (input: unknown) => Promise<unknown>) {
  const app = createApp({
    call: (async (call: unknown, input: unknown) => {
      if (call !== memberCalls.login) throw new Error('Only the sign-in is asked for.');
      return login(input);
    }) as never,
    session: { isLoggedIn: false, memberType: '99', expiresAt: null },
    isServer: false,
    renderedAtMs: 0,
    userAgent: APP,
  });
  render(
    <AppProvider app={app}>
      <AppLogin returnTo="/basket" />
    </AppProvider>,
  );
}

test("logs in with the app's JWT and customer number", async () => {
  const { memory } = await nativeBridge();
  await memory.set('loginData', { jwt: 'the-jwt', encCno: 'the-cno' });
  const login = jest.fn((_: unknown) => new Promise(() => {}));
  openPage(login);
  expect(screen.getByRole('status')).toHaveTextContent('앱 로그인을 확인하고 있어요');
  await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
  expect(login.mock.calls[0]?.[0]).toEqual({
    body: { jwt: 'the-jwt', encCno: 'the-cno', loginFromCd: '30', mbrRegTypCd: '10' },
  });
});

test('shows the other login methods when the login is refused', async () => {
  const { memory } = await nativeBridge();
  await memory.set('loginData', { jwt: 'old', encCno: 'old' });
  openPage(() => Promise.reject(new Error('refused')));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('shows the other login methods when the app does not respond within 1.5 s', async () => {
  host.behaviour = 'silent';
  jest.useFakeTimers();
  const login = jest.fn();
  openPage(login);
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('status')).toBeNull();
  expect(login).not.toHaveBeenCalled();
});
