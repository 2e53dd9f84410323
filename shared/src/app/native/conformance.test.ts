import {
  createNativeCaller,
  createNativeHost,
  type HostBehaviour,
  type HostPlatform,
  type NativeCaller,
  type NativeCallName,
  type NativeHost,
  type NativeWindow,
  nativeCalls,
  sampleParams,
  sampleResults,
} from './test-support';

const userAgents: Record<HostPlatform, string> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 LP_APP|ver=7.0.0|',
  android: 'Mozilla/5.0 (Linux; Android 16; SM-S938N) Mobile Safari/537.36 LP_APP|ver=6.0.0|',
};
const names = Object.keys(nativeCalls) as NativeCallName[];
const AFTER_ALL_MS = 120_000;

interface Scene {
  host: NativeHost;
  /**
   * Sends the call with its sample params and returns the outcome; `waiting` if it is pending after
   * `afterMs`.
   */
  ending(name: NativeCallName, afterMs?: number): Promise<unknown>;
}

function scene(platform: HostPlatform, behaviour: HostBehaviour): Scene {
  const target: NativeWindow = {};
  const host = createNativeHost(target, platform);
  host.behaviour = behaviour;
  const native = createNativeCaller({
    target,
    userAgent: userAgents[platform],
    origin: 'https://shop.example',
  });
  const ending: Scene['ending'] = async (name, afterMs = AFTER_ALL_MS) => {
    const endings: unknown[] = [];
    (native.call as (name: NativeCallName, params: object) => ReturnType<NativeCaller['call']>)(
      name,
      sampleParams[name],
    ).then(
      (result) => endings.push(result),
      (error) => endings.push(error.code),
    );
    await jest.advanceTimersByTimeAsync(afterMs);
    expect(endings.length).toBeLessThanOrEqual(1);
    return endings.length ? endings[0] : 'waiting';
  };
  return { host, ending };
}

/** A call without a timeout waits for the user; the others time out. */
const givesUp = (name: NativeCallName): string =>
  nativeCalls[name].timeoutMs === null ? 'waiting' : 'TIMEOUT';

const expected: Record<HostBehaviour, (name: NativeCallName) => unknown> = {
  answers: (name) => sampleResults[name],
  silent: givesUp,
  twice: (name) => sampleResults[name],
  // A late response is ignored after the timeout; a call without one still receives it.
  late: (name) => (nativeCalls[name].timeoutMs === null ? sampleResults[name] : 'TIMEOUT'),
  wrongId: givesUp,
  malformed: () => 'INVALID_RESPONSE',
  forged: givesUp,
  refuses: () => 'REFUSED',
};
const behaviours = Object.keys(expected) as HostBehaviour[];

const passed: Record<HostPlatform, number> = { ios: 0, android: 0 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  const all = names.length * behaviours.length;
  const line = Object.entries(passed).map(([platform, count]) => `${platform} ${count}/${all}`);
  process.stdout.write(`native bridge conformance: ${line.join(', ')}\n`);
});

describe.each(['ios', 'android'] as const)('app on %s', (platform) => {
  describe.each(behaviours)('app that %s', (behaviour) => {
    it.each(names)('%s', async (name) => {
      const { host, ending } = scene(platform, behaviour);
      expect(await ending(name)).toEqual(expected[behaviour](name));
      expect(host.received).toHaveLength(1);
      expect(host.received[0]?.name).toBe(name);
      passed[platform] += 1;
    });
  });
});
