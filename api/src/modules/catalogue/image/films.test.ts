import { join } from 'node:path';
import { fastify } from 'fastify';
import type { AppError } from '../../../platform/errors';
import { readRange, serveFilms } from './films';

test.each([
  [undefined, undefined],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=50-5000', { from: 50, to: 99 }],
  ['bytes=100-', null],
  ['bytes=9-3', null],
  ['items=0-1', undefined],
])('parses range %p of 100 bytes as %p', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});

describe('GET /images/v', () => {
  const app = fastify();
  app.setErrorHandler((error: AppError, _request, reply) => reply.code(error.status).send());
  serveFilms(app, join(__dirname, '../../../../films'));
  afterAll(() => app.close());
  const get = (name: string, headers = {}) =>
    app.inject({ method: 'GET', url: `/images/v/${name}`, headers });

  it('sends a whole video, a byte range, and captions', async () => {
    const whole = await get('studio.webm');
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    const part = await get('studio.webm', { range: 'bytes=4-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 10)]);
    expect((await get('studio.webm', { range: 'bytes=99999999-' })).statusCode).toBe(416);
    expect((await get('studio.vtt')).body).toMatch(/^WEBVTT/);
  });

  it.each(['gone.webm', 'studio.exe', '..%2f..%2fpackage.json'])(
    'returns 404 for %s',
    async (name) => {
      expect((await get(name)).statusCode).toBe(404);
    },
  );
});
