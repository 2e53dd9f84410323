import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { continueTrace } from '@shop/shared/node';
import { requestWork, type Tracing } from '@shop/shared/node/tracing';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import { type SentStatement, STATEMENTS_CHANNEL } from '../db/statements';

/** Span name of a statement, for example `select order_item`: the verb and the first word that may be a table. */
const nameOf = (text: string): string =>
  /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update)\s+(\w+))?/i
    .exec(text)
    ?.slice(1)
    .filter(Boolean)
    .join(' ') ?? 'statement';

/**
 * Records each request and its statements. Statements contain placeholders instead of values, so traces hold no
 * personal data.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, clock: Clock): void {
  const running = new AsyncLocalStorage<string>();
  const nowMs = () => clock.now().getTime();

  app.addHook('onRequest', (request, _reply, done) => running.run(request.id, done));
  app.addHook('onResponse', async (request, reply) =>
    tracing.record(requestWork(request, reply, nowMs())),
  );

  const onStatement = (message: unknown): void => {
    const parent = running.getStore();
    if (!parent) return;
    const { text, ms, hasFailed } = message as SentStatement;
    tracing.record({
      name: nameOf(text),
      kind: 'client',
      id: continueTrace(parent),
      parent,
      startedAtMs: nowMs() - ms,
      ms,
      hasFailed,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
  };
  subscribe(STATEMENTS_CHANNEL, onStatement);
  app.addHook('onClose', async () => {
    unsubscribe(STATEMENTS_CHANNEL, onStatement);
    await tracing.close();
  });
}
