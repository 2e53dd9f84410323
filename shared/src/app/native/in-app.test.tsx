import { focusManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { events } from '../events/events';
import { nativeBridge } from './native-bridge';
import { createNativeHost, type NativeHost, type NativeWindow } from './test-support';
import { useAppVisibility } from './visibility';

const APP =
  'Mozilla/5.0 (Linux; Android 16; SM-S938N) Mobile Safari/537.36 LP_APP|os=aos|ver=6.1.0|';
let host: NativeHost;

beforeAll(() => {
  Object.defineProperty(navigator, 'userAgent', { value: APP, configurable: true });
  host = createNativeHost(window as unknown as NativeWindow, 'android');
});
beforeEach(() => {
  host.behaviour = 'answers';
  host.received.length = 0;
});

const sentCalls = (name: string) => host.received.filter((call) => call.name === name);

test('stores files and memory in the app, separately', async () => {
  const { files, memory } = await nativeBridge();
  await files.set('launch', { from: 'push' });
  await memory.set('launch', 7);
  expect(await files.get('launch')).toEqual({ from: 'push' });
  expect(await memory.get('launch')).toBe(7);
  await files.remove('launch');
  expect(await files.get('launch')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('loses only the stored value when the app refuses or breaks a store', async () => {
  const { files } = await nativeBridge();
  for (const behaviour of ['refuses', 'malformed'] as const) {
    host.behaviour = behaviour;
    await files.set('a', 1);
    expect(await files.get('a')).toBeUndefined();
  }
});

describe('login data of the app', () => {
  it('is returned when it is complete', async () => {
    const { memory, loginData } = await nativeBridge();
    await memory.set('loginData', { jwt: 'j', encCno: 'e', more: 1 });
    expect(await loginData()).toEqual({ jwt: 'j', encCno: 'e' });
    await memory.set('loginData', { jwt: 'j' });
    expect(await loginData()).toBeUndefined();
  });

  it('is undefined after 1.5 s', async () => {
    jest.useFakeTimers();
    host.behaviour = 'silent';
    const { loginData } = await nativeBridge();
    const ended = jest.fn();
    void loginData().then(ended);
    await jest.advanceTimersByTimeAsync(1499);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(undefined);
  });
});

test('knows whether its webview is visible and pauses queries when it is not', async () => {
  await nativeBridge();
  function Seen() {
    return <p>{useAppVisibility() ? '보여요' : '안 보여요'}</p>;
  }
  render(<Seen />);
  expect(screen.getByText('보여요')).toBeInTheDocument();
  act(() => host.send('webviewVisible', { isVisible: 'N' }));
  expect(screen.getByText('안 보여요')).toBeInTheDocument();
  expect(focusManager.isFocused()).toBe(false);
  act(() => host.send('webviewVisible', { isVisible: 'Y' }));
  expect(screen.getByText('보여요')).toBeInTheDocument();
  expect(focusManager.isFocused()).toBe(true);
});

describe('broadcasts between webviews', () => {
  it('sends its own events', async () => {
    await nativeBridge();
    events.emit('basket:changed');
    expect(sentCalls('broadcastPostMessage').map(({ params }) => params)).toEqual([
      { key: 'basketChanged', params: {} },
    ]);
  });

  it('emits received events without broadcasting them again', async () => {
    await nativeBridge();
    const listener = jest.fn();
    const stop = events.on('basket:changed', listener);
    host.send('broadcast', { key: 'basketChanged', params: {} });
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sentCalls('broadcastPostMessage')).toEqual([]);
  });

  it('passes other broadcasts to their subscribers', async () => {
    await nativeBridge();
    const listener = jest.fn();
    const stop = events.on('app:broadcast', listener);
    host.send('broadcast', { key: 'constructor', params: [1] });
    stop();
    expect(listener).toHaveBeenCalledWith({ key: 'constructor', params: [1] });
  });
});

test('copies and shares through the app', async () => {
  const { copy, share } = await nativeBridge();
  expect(await copy('주문번호')).toBe(true);
  expect(await share({ title: '상품', url: '/goods/detail?goodsNo=1' })).toBe('shared');
  expect(sentCalls('copyToClipboard')[0]?.params).toEqual({ text: '주문번호' });
  expect(sentCalls('openSharePanel')[0]?.params.url).toBe(
    'http://localhost/goods/detail?goodsNo=1',
  );
});
