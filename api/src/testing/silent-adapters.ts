import { withTimeout } from '../platform/with-timeout';
import type { Adapters } from '../ports/index';

const LIMIT_MS = 50;

/** Computed in this process, so it cannot time out. */
const localMethods = new Set<PropertyKey>([
  'isGenuine',
  'methods',
  'publicKey',
  'providers',
  'readWebhook',
  'versionOf',
]);

const neverResponds = <T extends object>(adapter: T): T =>
  new Proxy(adapter, {
    get: (target, name) =>
      localMethods.has(name) ? Reflect.get(target, name) : () => new Promise(() => {}),
  });

/** Adapters that work until a test makes some of them hang, under a short time limit. */
export function silenceable() {
  const silent = new Set<string>();
  const switched = <T extends object>(port: string, adapter: T): T => {
    const mute = withTimeout(port, neverResponds(adapter), LIMIT_MS);
    return new Proxy(adapter, {
      get: (target, name) => Reflect.get(silent.has(port) ? mute : target, name),
    });
  };
  return {
    wrap: (adapters: Adapters): Adapters =>
      Object.fromEntries(
        Object.entries(adapters).map(([port, adapter]) => [port, switched(port, adapter)]),
      ) as unknown as Adapters,
    /** Makes exactly these ports hang from now on. */
    silence: (...ports: (keyof Adapters)[]): void => {
      silent.clear();
      for (const port of ports) silent.add(port);
    },
  };
}
