import { PassThrough } from 'node:stream';
import { TRACE_LABEL, traceOptions } from '@shop/shared/node';
import Fastify, { LogController } from 'fastify';
import { childLoggerFactory, logResponses } from './log';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

/** The log line of a call with these headers. */
async function lineOf(
  headers: Record<string, string>,
  url = '/basket?name=kim',
): Promise<Record<string, unknown>> {
  const stream = new PassThrough();
  const app = Fastify({
    logger: { level: 'info', stream },
    ...traceOptions,
    childLoggerFactory,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: TRACE_LABEL,
    }),
  });
  logResponses(app, 'info');
  app.get('/basket', async () => 'ok');
  app.get('/gift/v1/front/token/:token', async () => 'ok');
  await app.inject({ url, headers });
  return JSON.parse(String(stream.read()));
}

it('names trace and builds of the call, and no query', async () => {
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const line = await lineOf({ traceparent, 'x-release-id': '0c5fdbd41b7e' });
  expect(line).toMatchObject({ msg: 'response sent', path: '/basket', release: '0c5fdbd41b7e' });
  expect(line.traceparent).toContain(trace);
  expect(JSON.stringify(line)).not.toContain('kim');
});

it('keeps the secret of a link out of the path', async () => {
  const token = 'aB3_'.repeat(10);
  const { path } = await lineOf({}, `/gift/v1/front/token/${token}`);
  expect(path).toBe('/gift/v1/front/token/[redacted]');
});

it.each([
  ['too long', 'a'.repeat(65)],
  ['no hex', 'a1"}'],
  ['empty', ''],
])('leaves out builds that are %s', async (_name, value) => {
  expect(await lineOf({ 'x-release-id': value })).not.toHaveProperty('release');
});
