import { AppError } from './errors';

const brand = Symbol.for('shop.port-timeout');

/** A partner's adapter did not respond within its limit. Whether the call took effect is unknown. */
export class PortTimeout extends AppError {
  override name = 'PortTimeout';
  readonly [brand] = true;

  constructor(
    readonly port: string,
    readonly method: string,
    readonly timeoutMs: number,
  ) {
    super(
      503,
      'PORT_TIMEOUT',
      '연결된 서비스의 응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
      undefined,
      { 'retry-after': '5' },
    );
  }
}

export const isPortTimeout = (error: unknown): error is PortTimeout =>
  typeof error === 'object' && error !== null && brand in error;

async function settleInTime<T>(
  response: Promise<T>,
  controller: AbortController,
  timeout: PortTimeout,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Rejected before the abort, so that an adapter's own abort error does not come first.
      reject(timeout);
      controller.abort(timeout);
    }, timeout.timeoutMs);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Method = (...input: unknown[]) => unknown;

const limited =
  (port: string, name: string, method: Method, timeoutMs: number): Method =>
  (...input) => {
    const controller = new AbortController();
    const result = method(...input, controller.signal);
    return result instanceof Promise
      ? settleInTime(result, controller, new PortTimeout(port, name, timeoutMs))
      : result;
  };

/** Replaces a partner's timeout by the module's own error. */
export const mapTimeout = <T>(response: Promise<T>, errorOf: () => AppError): Promise<T> =>
  response.catch((error: unknown) => {
    throw isPortTimeout(error) ? errorOf() : error;
  });

/**
 * The same adapter with a time limit on every method that returns a promise. Each method receives
 * an AbortSignal as its last argument, so that an adapter can stop its work at the limit.
 * @param port its name in `deps.adapters`; part of the error. @throws PortTimeout from the methods
 */
export function withTimeout<T extends object>(port: string, adapter: T, timeoutMs: number): T {
  return new Proxy(adapter, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function'
        ? limited(port, String(name), (...input) => Reflect.apply(member, target, input), timeoutMs)
        : member;
    },
  });
}
