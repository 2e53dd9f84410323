import net from 'node:net';
import { createClient, sendRaw } from '../client.mjs';

const host = (baseUrl) => new URL(baseUrl).host;
const statusOf = (text) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

/** Bytes that are no clean request: refused, never a 5xx, and the shop goes on. */
export async function requests({ baseUrl, check }) {
  const head = (line, ...headers) =>
    [line, `host: ${host(baseUrl)}`, ...headers, 'connection: close', '', ''].join('\r\n');
  const vectors = {
    'two lengths': `${head('POST /api/common/v1/log HTTP/1.1', 'content-length: 4', 'content-length: 5')}abcd`,
    'a length and chunks': `${head('POST /api/common/v1/log HTTP/1.1', 'content-length: 4', 'transfer-encoding: chunked')}0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n`,
    'a strange encoding': head('POST /api/common/v1/log HTTP/1.1', 'transfer-encoding: xchunked'),
    'no host': 'GET /main HTTP/1.1\r\nconnection: close\r\n\r\n',
    'an address as target': head('GET http://evil.example/api/health HTTP/1.1'),
    'a tunnel': head('CONNECT evil.example:443 HTTP/1.1'),
    'a star': head('OPTIONS * HTTP/1.1'),
    'a trace': head('TRACE /main HTTP/1.1'),
    'an unknown method': head('EVIL /main HTTP/1.1'),
    'a long line': head(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
    'a long header': head('GET /main HTTP/1.1', `cookie: a=${'b'.repeat(20_000)}`),
    'many headers': head(
      'GET /main HTTP/1.1',
      ...Array.from({ length: 1_500 }, (_, at) => `x${at}: 1`),
    ),
    'an upgrade': head('GET /api/health HTTP/1.1', 'upgrade: websocket'),
    'an upgrade to h2c': head(
      'GET /main HTTP/1.1',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAAQAAP__',
    ),
    'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'a folder above': head('GET /assets/../../../../etc/passwd HTTP/1.1'),
    'an encoded folder above': head('GET /assets/%2e%2e/%2e%2e/etc/passwd HTTP/1.1'),
    'a folder above the api': head('GET /api/../../etc/passwd HTTP/1.1'),
    'an encoded slash': head('GET /api/%2f%2fevil.example/ HTTP/1.1'),
    'a body where none belongs': `${head('GET /api/health HTTP/1.1', 'content-length: 5')}abcde`,
    'a picture above': head('GET /images/f/..%2f..%2fsecret.key?w=64 HTTP/1.1'),
    expectations: `${head('POST /api/common/v1/log HTTP/1.1', 'expect: 100-continue', 'content-type: application/json', 'content-length: 2')}{}`,
    'another expectation': head(
      'POST /api/common/v1/log HTTP/1.1',
      'expect: 200-ok',
      'content-length: 0',
    ),
    'text that is no JSON': `${head('POST /api/common/v1/log HTTP/1.1', 'content-type: application/json', 'content-length: 1')}{`,
    'a type that is none': `${head('POST /api/common/v1/log HTTP/1.1', 'content-type: ;;;', 'content-length: 1')}{`,
    XML: `${head('POST /api/common/v1/log HTTP/1.1', 'content-type: application/xml', 'content-length: 4')}<a/>`,
  };
  for (const [name, bytes] of Object.entries(vectors)) {
    const { text, isSilent } = await sendRaw(baseUrl, bytes);
    check(`${name}: answered or closed`, !isSilent, 'nothing within five seconds');
    check(`${name}: no failure`, statusOf(text) < 500, text.slice(0, 80));
    check(
      `${name}: nothing of the machine`,
      !/root:.*:0:0|at .*\.(ts|cjs):\d/.test(text),
      text.slice(0, 80),
    );
  }
  const large = 'x'.repeat(1_100_000);
  const client = createClient(baseUrl);
  const { status } = await client.send('/api/common/v1/log', {
    method: 'POST',
    body: `"${large}"`,
  });
  check('a large body is a 413', status === 413, String(status));
}

const SLOW_CLIENTS = 60;

/** Clients that neither send nor read: others are served meanwhile. */
export async function slow({ baseUrl, check }) {
  const { hostname, port } = new URL(baseUrl);
  const starts = [
    'GET /main HTTP/1.1\r\nx-slow: ',
    `POST /api/common/v1/log HTTP/1.1\r\nhost: ${host(baseUrl)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    `GET /main HTTP/1.1\r\nhost: ${host(baseUrl)}\r\n\r\n`,
  ];
  const sockets = Array.from({ length: SLOW_CLIENTS }, (_, at) => {
    const socket = net.connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(starts[at % starts.length]);
    // Never reads: the response stays in the buffers.
    socket.pause();
    return socket;
  });
  const client = createClient(baseUrl);
  for (const path of ['/main', '/api/health', '/api/ready', '/api/goods/v1/front/1']) {
    const { status } = await client.send(path);
    check(
      'others are served beside slow clients',
      status === 200 || status === 404,
      `${status} ${path}`,
    );
  }
  for (const socket of sockets) socket.destroy();
  const after = await client.send('/api/ready');
  check('the shop is ready after them', after.status === 200, String(after.status));
}

const forged = '{"level":50,"msg":"forged"}';

/** Requests do not write lines of their own into the log. Needs the shop's output. */
export async function logs({ baseUrl, check, output }) {
  const client = createClient(baseUrl);
  const breaks = ['%0a', '%0d%0a', '%e2%80%a8', '%1b[31m'];
  for (const text of breaks) {
    await client.send(`/api/nothing/${text}${encodeURIComponent(forged)}`);
    await client.send(`/no/such${text}${encodeURIComponent(forged)}`);
  }
  const report = { message: `a\n${forged}`, app: 'shell', stack: [`\n${forged}`] };
  await client.send('/api/common/v1/log', { method: 'POST', body: report });
  await client.send('/api/health', {
    headers: { 'user-agent': `x ${forged}`, cookie: 'accessToken=secret-in-log' },
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const lines = output().split('\n');
  const isForged = lines.some((line) => line.startsWith('{"level":50,"msg":"forged"'));
  check('a request writes no line of its own', !isForged, 'a forged line');
  check('a token is not logged', !output().includes('secret-in-log'), 'a token');
  check('no escape sequence is logged', !output().includes('\u001b['), 'an escape sequence');
}
