import { systemNowMs } from '@shop/shared/app';
import { requestWork, startTracing } from '@shop/shared/node/tracing';
import type { FastifyInstance } from 'fastify';

/** Records a span for each request except requests for files. @param endpoint URL of the OpenTelemetry collector */
export async function traceRequests(server: FastifyInstance, endpoint: string): Promise<void> {
  const tracing = await startTracing({ service: 'shop-gateway', endpoint });
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/assets/')) return;
    tracing.record(requestWork(request, reply, systemNowMs()));
  });
  server.addHook('onClose', () => tracing.close());
}
