import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { startServer } from '../../testing/server-process';
import { openRacingShop, TEST_SECRET } from '../../testing/shop';

const attribute = z.object({ key: z.string(), value: z.looseObject({}) });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
});
const body = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});
type Span = z.infer<typeof span>;

/** A trace collector that stores the received spans. */
async function openCollector() {
  const spans: Span[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { resourceSpans } = body.parse(JSON.parse(text));
      for (const { scopeSpans } of resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: () => {
      server.close();
      // The exporter keeps its connection open.
      server.closeAllConnections();
    },
  };
}

it('sends one trace from the caller to the statements of its request, without values', async () => {
  const collector = await openCollector();
  const shop = await openRacingShop(4);
  // The api runs in a separate process, because the test runner cannot load the exporter's modules.
  const server = await startServer(shop.deps.config.apiRoot, {
    DATABASE_URL: shop.databaseUrl,
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const caller = '00f067aa0ba902b7';
  for (const [goodsNo, traceparent] of [
    [4711, `00-${traceId}-${caller}-01`],
    [4712, `00-${'a'.repeat(32)}-${caller}-00`],
  ] as const)
    await fetch(`${server.url}/goods/v1/front/${goodsNo}`, { headers: { traceparent } });
  // The process sends its buffered spans before it ends.
  await server.stop();
  await shop.close();
  collector.close();
  const ofTrace = collector.spans.filter((one) => one.traceId === traceId);
  const request = ofTrace.find(({ name }) => name === 'GET /goods/v1/front/:goodsNo');
  expect(request?.parentSpanId).toBe(caller);
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name).join()).toMatch(/^select goods/);
  expect(JSON.stringify(collector.spans)).not.toMatch(/471[12]/);
  expect(collector.spans.map((one) => one.traceId)).not.toContain('a'.repeat(32));
}, 120_000);
