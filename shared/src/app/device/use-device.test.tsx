import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import { createCaller } from '../http/caller';
import { visitorSession } from '../session/session';
import { useDevice } from './use-device';

const TABLET =
  'Mozilla/5.0 (Linux; Android 16; SM-X916N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

const appOf = (userAgent: string, more = {}) =>
  createApp({
    call: createCaller({ baseUrl: 'http://localhost/api' }),
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
    userAgent,
    ...more,
  });

const seen: string[] = [];
function Form() {
  const { form, platform } = useDevice();
  seen.push(form);
  return <p>{`${form} ${platform}`}</p>;
}
const shown = (app: ReturnType<typeof appOf>) => (
  <AppProvider app={app}>
    <Form />
  </AppProvider>
);

const resizeTo = (widthPx: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true });
  dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  jest.useFakeTimers();
  resizeTo(1024);
  seen.length = 0;
});

test('recomputes the profile once, 50 ms after the last of a hundred resizes', () => {
  const width = jest.fn(() => 1024);
  render(shown(appOf(TABLET)));
  Object.defineProperty(window, 'innerWidth', { get: width, configurable: true });
  width.mockReturnValue(600);
  for (let at = 0; at < 100; at += 1) {
    dispatchEvent(new Event('resize'));
    act(() => jest.advanceTimersByTime(49));
  }
  expect(width).not.toHaveBeenCalled();
  expect(screen.getByText('tablet android')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(width).toHaveBeenCalledTimes(1);
  expect(screen.getByText('mobile android')).toBeInTheDocument();
  expect(seen.filter((form) => form === 'mobile')).toHaveLength(1);
});

test('keeps the profile when refresh-on-resize is off', () => {
  render(shown(appOf(TABLET, { refreshDeviceOnResize: false })));
  resizeTo(600);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('tablet android')).toBeInTheDocument();
});

test('stops listening to resizes after unmount', () => {
  const app = appOf(TABLET);
  const { unmount } = render(shown(app));
  resizeTo(600);
  unmount();
  jest.advanceTimersByTime(1000);
  expect(app.device.getSnapshot().form).toBe('tablet');
});

test('renders and hydrates by the user agent, then detects an iPad with a desktop user agent', () => {
  const html = renderToString(shown(appOf(MAC, { isServer: true })));
  expect(html).toContain('desktop other');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  render(shown(appOf(MAC)), { container, hydrate: true });
  expect(seen).toContain('desktop');
  expect(container).toHaveTextContent('tablet ios');
});
