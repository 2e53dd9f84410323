import fc from 'fast-check';
import { createNativeCaller, createNativeHost, type NativeWindow } from './test-support';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
const APP = `${IPHONE} LP_APP|ver=7.0.0|`;

function scene(userAgent = APP) {
  const target: NativeWindow = {};
  const host = createNativeHost(target, 'ios');
  const onBroadcast = jest.fn();
  const onVisible = jest.fn();
  const native = createNativeCaller({
    target,
    userAgent,
    origin: 'https://shop.example',
    onBroadcast,
    onVisibilityChange: onVisible,
  });
  return { target, host, native, onBroadcast, onVisible };
}

test('never throws and settles no call on forged or malformed messages', async () => {
  const { target, host, native } = scene();
  host.behaviour = 'silent';
  const ended = jest.fn();
  native.call('openAlert', { message: '기다려요' }).then(ended, ended);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.json(),
        fc.record({
          result: fc.constantFrom('Y', 'N'),
          callback: fc.string(),
          params: fc.anything(),
        }),
      ),
      (message) => {
        target.LPNative?.answer(message);
        target.LPNative?.broadcast(message);
        target.LPNative?.webviewVisible(message);
      },
    ),
    { numRuns: 2000 },
  );
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
});

test('creates unique, unpredictable call ids', () => {
  const { target, native } = scene();
  const ids: string[] = [];
  (
    target.webkit?.messageHandlers as NonNullable<
      NonNullable<NativeWindow['webkit']>['messageHandlers']
    >
  ).closePage = {
    postMessage: (message) => ids.push((message as { callback: string }).callback),
  };
  for (let at = 0; at < 500; at += 1) native.notify('closePage');
  expect(new Set(ids).size).toBe(500);
  expect(Math.min(...ids.map((id) => id.length))).toBeGreaterThan(15);
});

test('scripts of the page cannot replace or change the receiver', () => {
  const { target } = scene();
  const receiver = target.LPNative;
  expect(() => {
    target.LPNative = {} as never;
  }).toThrow(TypeError);
  expect(Object.isFrozen(receiver)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'intent://evil#Intent;end',
  'file:///etc/passwd',
  'lpapp://x',
  '',
])('does not ask the app to open %s', async (url) => {
  const { host, native } = scene();
  const opened = native.call('openBrowser', { url });
  if (url === '') {
    await opened;
    expect(host.received[0]?.params.url).toBe('https://shop.example/');
    return;
  }
  await expect(opened).rejects.toMatchObject({ name: 'NativeError', code: 'REFUSED' });
  expect(host.received).toEqual([]);
});

test('sends a path as an absolute URL', async () => {
  const { host, native } = scene();
  await native.call('openWebView', { url: '/goods/detail?goodsNo=3' });
  expect(host.received[0]?.params).toEqual({ url: 'https://shop.example/goods/detail?goodsNo=3' });
});

test("sends the specified defaults, overridden by the caller's params", async () => {
  const { host, native } = scene();
  await native.call('haptic');
  await native.call('haptic', { durationMs: 10 });
  await native.call('changeMainNavigationVisibility');
  await native.call('earnCityBadge');
  expect(host.received.map(({ params }) => params)).toEqual([
    { durationMs: 80, amplitude: 30, style: 0 },
    { durationMs: 10, amplitude: 30, style: 0 },
    { showHeader: 'Y', showFooter: 'Y' },
    { badge: 'BUS' },
  ]);
});

describe('rejects with NOT_IN_APP', () => {
  it('outside the app, even where its handlers exist', async () => {
    const { host, native } = scene(IPHONE);
    await expect(native.call('closePage')).rejects.toMatchObject({ code: 'NOT_IN_APP' });
    expect(host.received).toEqual([]);
  });

  it('when an older app lacks the call or its handler throws', async () => {
    const { target, native } = scene();
    const handlers = target.webkit?.messageHandlers as Record<string, unknown>;
    delete handlers.getStepCount;
    handlers.closePage = {
      postMessage() {
        throw new Error('broken handler');
      },
    };
    await expect(native.call('getStepCount', { date: '20261121' })).rejects.toMatchObject({
      code: 'NOT_IN_APP',
    });
    await expect(native.call('closePage')).rejects.toMatchObject({ code: 'NOT_IN_APP' });
    expect(() => native.notify('closePage')).not.toThrow();
  });
});

describe('unsolicited message of the app', () => {
  it('is handled when it has the expected shape', () => {
    const { host, onBroadcast, onVisible } = scene();
    host.send('broadcast', { key: 'basketChanged', params: { count: 2 } });
    host.send('webviewVisible', { isVisible: 'N' });
    host.send('webviewVisible', { isVisible: 'Y' });
    expect(onBroadcast.mock.calls).toEqual([[{ key: 'basketChanged', params: { count: 2 } }]]);
    expect(onVisible.mock.calls).toEqual([[false], [true]]);
  });

  it.each([{}, { isVisible: true }, { isVisible: 'yes' }, { key: 'a b', params: {} }, { key: '' }])(
    'is ignored otherwise: %j',
    (message) => {
      const { host, onBroadcast, onVisible } = scene();
      host.send('broadcast', message);
      host.send('webviewVisible', message);
      expect(onBroadcast).not.toHaveBeenCalled();
      expect(onVisible).not.toHaveBeenCalled();
    },
  );
});

test.each([
  ['getAdvertisementId', 5000],
  ['getUuid', 3000],
] as const)('times out %s after %i ms', async (name, timeoutMs) => {
  jest.useFakeTimers();
  const { host, native } = scene();
  host.behaviour = 'silent';
  const failed = jest.fn();
  native.call(name).catch(({ code }) => failed(code));
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith('TIMEOUT');
});
