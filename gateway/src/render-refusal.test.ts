import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { Loaded } from '@shop/shared/node';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './gateway';
import { RenderRefusal } from './http/render-refusal';
import type { RenderedBy, RenderJob } from './render/render-job';
import { startFakeApi } from './testing/fake-api';
import { renderInTest } from './testing/gateway-in-place';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let refusal: 'busy' | 'lost' | undefined;

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({});
  const config = {
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent' as const,
    hasTestPages: false,
    hasLiveReload: false,
  };
  gateway = await createGateway(config, async (options) => {
    const renderer = await renderInTest(options);
    const render = async <J extends RenderJob>(
      client: string,
      job: J,
    ): Promise<Loaded<RenderedBy[J['kind']]>> => {
      if (refusal) throw new RenderRefusal(refusal);
      return renderer.render(client, job);
    };
    return { ...renderer, render };
  });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

it.each([
  ['busy', '지금 접속하는 분이 많아요'],
  ['lost', '페이지를 불러오지 못했어요'],
] as const)(
  'a page that is not rendered (%s) says so, and when to come again',
  async (reason, words) => {
    refusal = reason;
    for (const url of ['/display/dark', '/display/dark/_payload.json']) {
      const { statusCode, headers, body } = await gateway.inject({ url });
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toContain(words);
      expect(body).toContain('다시 열기');
    }
  },
);

it('a page of a payment that is not rendered says that nothing is paid twice, and opens again by itself', async () => {
  for (const reason of ['busy', 'lost'] as const) {
    refusal = reason;
    const { body, headers } = await gateway.inject({ url: '/payment/auth?paymentNo=1' });
    expect(body).toContain('결제를 확인하고 있어요');
    expect(body).toContain('두 번 결제되지 않아요');
    expect(body).toContain(`http-equiv="refresh" content="${headers['retry-after']}"`);
  }
});

it('a page in memory is sent all the same, also when its renewal is refused', async () => {
  refusal = undefined;
  expect((await gateway.inject({ url: '/main' })).statusCode).toBe(200);
  refusal = 'busy';
  expect((await gateway.inject({ url: '/main?x=1' })).statusCode).toBe(200);
  const nowMs = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(nowMs + 7_000);
  expect((await gateway.inject({ url: '/main' })).statusCode).toBe(200);
  clock.mockRestore();
});
