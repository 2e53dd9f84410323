import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeResponse {
  status?: number;
  payload?: unknown;
  code?: string;
  setCookies?: string[];
}

export interface FakeRequest {
  path: string;
  query: URLSearchParams;
  cookie: string;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** Undefined when it is no JSON, or did not arrive whole. */
async function bodyOf(request: http.IncomingMessage): Promise<unknown> {
  try {
    let text = '';
    for await (const chunk of request) text += chunk;
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An api on loopback with given responses that records its requests. */
export async function startFakeApi(
  responses: Record<string, (request: FakeRequest) => FakeResponse>,
) {
  const requests: FakeRequest[] = [];
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
    const seen = {
      path: pathname,
      query: searchParams,
      cookie: request.headers.cookie ?? '',
      headers: request.headers,
      body: await bodyOf(request),
    };
    requests.push(seen);
    const {
      status = 404,
      payload = null,
      setCookies = [],
      code = status < 400 ? '0000' : 'X',
    } = responses[pathname]?.(seen) ?? {};
    response.writeHead(status, {
      'content-type': 'application/json',
      'set-cookie': setCookies,
    });
    response.end(JSON.stringify({ code, message: '', payload }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
