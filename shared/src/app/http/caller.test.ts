import { basketCalls, goodsCalls, searchCalls } from '@shop/shared/contracts';
import { ApiError, isApiError, isNotFound } from './api-error';
import { createCaller } from './caller';

/** A caller with a fake server, and the requests it received. */
function callerWith(respond: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = [];
  const fetchIt = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(request);
    return respond(request);
  };
  return { sent, call: createCaller({ baseUrl: 'http://shop.test/api', fetch: fetchIt }) };
}

const envelope = (payload: unknown, code = '0000', message = '', status = 200) =>
  Response.json({ code, message, payload }, { status });

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error;
  }
};

const goods = { params: { goodsNo: 7 } };
const addition = { body: { items: [{ skuNo: 1, qty: 1 }] } } as never;

test('returns the payload of the envelope', async () => {
  const { call, sent } = callerWith(() => envelope({ goodsNo: 7 }));
  expect(await call(goodsCalls.detail, goods)).toEqual({ goodsNo: 7 });
  expect(sent[0]?.method).toBe('GET');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/goods/v1/front/7');
  expect(sent[0]?.headers.get('accept')).toBe('application/json');
});

test('rejects with status, code, message and payload', async () => {
  const { call } = callerWith(() => envelope({ limit: 2 }, '5042', 'ID당 2개까지', 422));
  const error = await failureOf(call(basketCalls.add, addition));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({
    status: 422,
    code: '5042',
    message: 'ID당 2개까지',
    payload: { limit: 2 },
  });
});

test('rejects a response without an envelope with a readable message', async () => {
  const { call } = callerWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 502,
    code: 'INVALID_RESPONSE',
    message: '잠시 후 다시 시도해 주세요',
  });
});

test.each([
  ['HTTP 200', '4001', 200],
  ['HTTP 409', 'ORDER_CHANGED', 409],
])('rejects a code other than 0000 with %s', async (_, code, status) => {
  const { call } = callerWith(() => envelope(null, code, '안 돼요', status));
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({ status, code });
});

test('takes a status of 900 or above, and its payload, from the envelope', async () => {
  const { call } = callerWith(() => envelope({ until: 3 }, '930', '점검 중이에요', 401));
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 930,
    code: '930',
    payload: { until: 3 },
  });
});

test('does not read a four-digit business code as a status', async () => {
  const { call } = callerWith(() => envelope(null, '5002', '판매가 종료된 상품이에요', 410));
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({ status: 410 });
});

/** Creates a caller with a session, and records requests and session calls in order. */
function callerWithSession(responses: Response[]) {
  const done: string[] = [];
  const keys: (string | null)[] = [];
  const call = createCaller({
    baseUrl: 'http://shop.test/api',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      done.push('send');
      keys.push(request.headers.get('idempotency-key'));
      return responses.shift() ?? envelope('done');
    },
    session: {
      wait: async ({ auth }) => {
        await Promise.resolve();
        done.push(`wait ${auth}`);
        return 'before';
      },
      renew: async (before) => {
        done.push(`renew ${before}`);
        return before === 'before';
      },
      end: () => void done.push('end'),
    },
  });
  return { call, done, keys };
}

const signedOut = () => envelope(null, 'LOGIN_REQUIRED', '로그인해 주세요', 401);

test('waits for the session refresh before each request', async () => {
  const { call, done } = callerWithSession([]);
  await call(goodsCalls.detail, goods);
  expect(done).toEqual([`wait ${goodsCalls.detail.auth}`, 'send']);
});

test('repeats a refused call with the same idempotency key after a session refresh', async () => {
  const { call, done, keys } = callerWithSession([signedOut()]);
  expect(await call(basketCalls.add, addition)).toBe('done');
  const wait = `wait ${basketCalls.add.auth}`;
  expect(done).toEqual([wait, 'send', 'renew before', wait, 'send']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('repeats a refused call at most once', async () => {
  const { call, done } = callerWithSession([signedOut(), signedOut()]);
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 401,
    code: 'LOGIN_REQUIRED',
    message: '로그인해 주세요',
  });
  expect(done.filter((step) => step === 'send')).toHaveLength(2);
});

test('reports a revoked session once, and repeats no request', async () => {
  const { call, done } = callerWithSession([envelope(null, '901', '로그아웃되었어요', 401)]);
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({ status: 901 });
  expect(done.slice(1)).toEqual(['send', 'end']);
});

test.each(['null', '<h1>Unauthorized</h1>', ''])(
  'leaves the session alone on a 401 without an envelope: %s',
  async (body) => {
    const { call, done } = callerWithSession([new Response(body, { status: 401 })]);
    expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
      status: 401,
      code: 'INVALID_RESPONSE',
    });
    expect(done.slice(1)).toEqual(['send']);
  },
);

test.each([
  ['the network fails', () => Promise.reject(new TypeError('failed'))],
  ['the server does', () => Promise.resolve(envelope(null, 'ERROR', '', 503))],
])('leaves it to the query to repeat a read when %s', async (_, respond) => {
  const fetchIt = jest.fn(respond);
  const call = createCaller({ baseUrl: 'http://shop.test/api', fetch: fetchIt });
  expect(isApiError(await failureOf(call(goodsCalls.detail, goods)))).toBe(true);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('rejects with the specified message when the network fails', async () => {
  const { call } = callerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 0,
    code: 'NETWORK',
    message: '인터넷 연결을 확인해 주세요',
  });
});

test('rejects with a timeout when the response is late', async () => {
  const call = createCaller({
    baseUrl: 'http://shop.test/api',
    timeoutMs: 10,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 0,
    code: 'TIMEOUT',
    message: '응답이 늦어지고 있어요',
    cause: new Error('Operation timed out'),
  });
});

test('waits sixty seconds for a response unless told otherwise', async () => {
  jest.useFakeTimers();
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const call = createCaller({ baseUrl: 'http://shop.test/api', fetch: never });
  const failure = failureOf(call(goodsCalls.detail, goods));
  let isLate = false;
  void failure.then(() => (isLate = true));
  await jest.advanceTimersByTimeAsync(59_900);
  expect(isLate).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await failure).toMatchObject({ code: 'TIMEOUT' });
});

test('rethrows an abort unchanged', async () => {
  const stop = new AbortController();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { call } = callerWith(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
        begin();
      }),
  );
  const work = failureOf(call(goodsCalls.detail, goods, { signal: stop.signal }));
  await begun;
  stop.abort();
  const error = await work;
  expect(isApiError(error)).toBe(false);
  expect((error as Error).name).toBe('AbortError');
});

test('sends the given or a new idempotency key with a mutation, none with a read or a non-idempotent mutation', async () => {
  const { call, sent } = callerWith(() => envelope(null));
  await call(basketCalls.add, addition, { idempotencyKey: 'form-1' });
  await call(basketCalls.add, addition);
  await call(goodsCalls.detail, goods);
  await call(searchCalls.log, { body: {} } as never);
  const keys = sent.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).toBe('form-1');
  expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.slice(2)).toEqual([null, null]);
});

test("recognises an error of another bundle's copy of the class", () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', status: 404, code: 'X' });
  expect(isApiError(foreign)).toBe(true);
  expect(isNotFound(foreign)).toBe(true);
  expect(isNotFound(new ApiError(410, '5002', ''))).toBe(false);
  expect(isApiError(new Error('x'))).toBe(false);
});
