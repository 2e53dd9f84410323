import { basketCalls, goodsCalls, searchCalls } from '@shop/shared/contracts';
import { ApiError, isApiError, isNotFound } from './api-error';
import { createCaller } from './caller';

/** A caller whose answers the test gives, and what it sent. */
function callerWith(answer: (request: Request) => Response | Promise<Response>) {
  const sent: Request[] = [];
  const fetchIt = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(request);
    return answer(request);
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

test('the payload comes out of its envelope', async () => {
  const { call, sent } = callerWith(() => envelope({ goodsNo: 7 }));
  expect(await call(goodsCalls.detail, goods)).toEqual({ goodsNo: 7 });
  expect(sent[0]?.method).toBe('GET');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/goods/v1/front/7');
  expect(sent[0]?.headers.get('accept')).toBe('application/json');
});

test('a refusal carries status, code, sentence and payload', async () => {
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

test('an answer that is no envelope is an error too, with words a shopper can read', async () => {
  const { call } = callerWith(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 502,
    code: 'INVALID_ANSWER',
    message: '잠시 후 다시 시도해 주세요',
  });
});

test('without a network the spec’s sentence stands', async () => {
  const { call } = callerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await failureOf(call(goodsCalls.detail, goods))).toMatchObject({
    status: 0,
    code: 'NETWORK',
    message: '네트워크 오류가 발생했어요',
  });
});

test('an answer that takes too long is a time-out', async () => {
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
  });
});

test('an abort passes through as it is', async () => {
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

test('a write carries the key it is given, or one of its own; a read and a plain write none', async () => {
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

test('every call waits for what stands before it', async () => {
  const order: string[] = [];
  const call = createCaller({
    baseUrl: 'http://shop.test/api',
    fetch: async () => {
      order.push('sent');
      return envelope(null);
    },
    beforeCall: async () => {
      await Promise.resolve();
      order.push('refreshed');
    },
  });
  await call(goodsCalls.detail, goods);
  expect(order).toEqual(['refreshed', 'sent']);
});

test('an error of another bundle’s copy of the class is recognised', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', status: 404, code: 'X' });
  expect(isApiError(foreign)).toBe(true);
  expect(isNotFound(foreign)).toBe(true);
  expect(isNotFound(new ApiError(410, '5002', ''))).toBe(false);
  expect(isApiError(new Error('x'))).toBe(false);
});
