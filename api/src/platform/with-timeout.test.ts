import { unavailable } from './errors';
import { isPortTimeout, mapTimeout, withTimeout } from './with-timeout';

const never = (): Promise<never> => new Promise(() => {});
const LIMIT_MS = 20;

it('rejects with the port, the method and the limit when an adapter never responds', async () => {
  const error = await withTimeout('gateway', { approve: never }, LIMIT_MS)
    .approve()
    .catch((cause: unknown) => cause);
  expect(isPortTimeout(error)).toBe(true);
  expect(error).toMatchObject({
    port: 'gateway',
    method: 'approve',
    timeoutMs: LIMIT_MS,
    status: 503,
    code: 'PORT_TIMEOUT',
  });
});

it('aborts the signal that it passes as the last argument', async () => {
  const seen: unknown[][] = [];
  const search = (...input: unknown[]): Promise<never> => {
    seen.push(input);
    const signal = input.at(-1) as AbortSignal;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  await expect(withTimeout('postcode', { search }, LIMIT_MS).search('a', 2)).rejects.toThrow(
    '응답이 늦어지고 있어요',
  );
  expect(seen[0]?.slice(0, 2)).toEqual(['a', 2]);
  expect(seen[0]?.[2]).toMatchObject({ aborted: true });
});

it('returns timely results, and leaves failures and plain values unchanged', async () => {
  class Company {
    #name = 'sandbox';
    readonly fee = 3;
    async name() {
      return this.#name;
    }
    async fail() {
      throw new Error('refused');
    }
    isGenuine() {
      return true;
    }
  }
  const company = withTimeout('gateway', new Company(), 5_000);
  expect(await company.name()).toBe('sandbox');
  await expect(company.fail()).rejects.toThrow('refused');
  expect(company.isGenuine()).toBe(true);
  expect(company.fee).toBe(3);
});

it("maps only a timeout to the module's error", async () => {
  const down = () => unavailable('DOWN', '잠시 멈췄어요.');
  const late = withTimeout('x', { read: never }, LIMIT_MS).read();
  await expect(mapTimeout(late, down)).rejects.toMatchObject({ code: 'DOWN', status: 503 });
  await expect(mapTimeout(Promise.reject(new Error('other')), down)).rejects.toThrow('other');
});
