import { ApiError } from './api-error';
import { createLocaClient } from './loca-client';
import { createTripClient } from './trip-client';

function respondWith(response: unknown, status = 200) {
  const sent: Request[] = [];
  const fetchIt = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return typeof response === 'string'
      ? new Response(response, { status })
      : Response.json(response, { status });
  };
  return { sent, config: { baseUrl: 'http://shop.test/api/loca', fetch: fetchIt } };
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return { answered: await work };
  } catch (error) {
    return error;
  }
};

const status = (code: number, message = '', msgCode = '') => ({
  Status: { code, message, msgCode },
  timestamp: '2026-11-21T00:00:00Z',
});

describe('parent service', () => {
  it('returns the body beside Status and sends Accept JSON', async () => {
    const { sent, config } = respondWith({ ...status(0), name: '김하늘' });
    const response = await createLocaClient(config).post<{ name: string }>('/app/api/X.lc', {
      a: 1,
    });
    expect(response).toMatchObject({ name: '김하늘', timestamp: '2026-11-21T00:00:00Z' });
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ a: 1 });
  });

  it('sends a form without its own content type', async () => {
    const { sent, config } = respondWith(status(1));
    const form = new FormData();
    form.append('memo', '문 앞');
    await createLocaClient(config).postForm('/app/api/X.lc', form);
    expect(sent[0]?.headers.get('content-type') ?? '').not.toContain('json');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
  });

  it.each([
    [
      'its message',
      status(-1, '고객 번호를 확인해 주세요.', 'LC0001'),
      '고객 번호를 확인해 주세요.',
    ],
    ['without one: server error', status(-1), '서버 오류가 발생했어요'],
    ['what is no envelope', '<h1>Bad Gateway</h1>', '서버 오류가 발생했어요'],
    ['nothing at all', 'null', '서버 오류가 발생했어요'],
  ])('rejects a Status below 0 with %s', async (_, response, message) => {
    const error = await failureOf(createLocaClient(respondWith(response).config).get('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message });
  });
});

describe('trip service', () => {
  const clientOf = (response: unknown, isLoggedIn = true, httpStatus = 200) => {
    const handleEnd = jest.fn();
    const { config } = respondWith(response, httpStatus);
    const client = createTripClient({
      ...config,
      isLoggedIn: () => isLoggedIn,
      onSessionEnded: handleEnd,
    });
    return { client, handleEnd };
  };
  const envelope = (code: string, more: object = {}) => ({ code, status: 200, ...more });

  it('returns the payload of code 0000', async () => {
    const { client, handleEnd } = clientOf(envelope('0000', { payload: [1, 2] }));
    expect(await client.get('/x')).toEqual([1, 2]);
    expect(handleEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['msgCode AS0044004', envelope('0000', { msgCode: 'AS0044004' })],
    ['code -200', envelope('-200', { error: 'session' })],
  ])("ends the member's session and rejects on %s", async (_, response) => {
    const { client, handleEnd } = clientOf(response);
    expect(await failureOf(client.get('/x'))).toBeInstanceOf(ApiError);
    expect(handleEnd).toHaveBeenCalledTimes(1);
  });

  it('does not end a session for a visitor', async () => {
    const { client, handleEnd } = clientOf(envelope('-200'), false);
    expect(await failureOf(client.get('/x'))).toBeInstanceOf(ApiError);
    expect(handleEnd).not.toHaveBeenCalled();
  });

  it.each([
    ['its error field', envelope('9001', { error: '매진되었어요' }), '매진되었어요'],
    ['server error without one', envelope('9001'), '서버 오류가 발생했어요'],
    ['server error for what is no envelope', 'oops', '서버 오류가 발생했어요'],
  ])('rejects another code with %s', async (_, response, message) => {
    const { client, handleEnd } = clientOf(response, true, 502);
    expect(await failureOf(client.post('/x', {}))).toMatchObject({ message, status: 502 });
    expect(handleEnd).not.toHaveBeenCalled();
  });
});
