import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const MAX_DELAY_MS = 70_000;

const text = z.string().optional().catch(undefined);
const faultQuery = z.object({ fault: text, delayMs: text });

const faultOf = (request: FastifyRequest): { fault: string | undefined; delayMs: number } => {
  const { fault, delayMs } = faultQuery.parse(request.query);
  return { fault, delayMs: Math.min(Math.max(Number(delayMs) || 0, 0), MAX_DELAY_MS) };
};

/**
 * Simulates the failures that every backend shares: `?fault=…` with `garbage` (no JSON), `down` (502) or
 * `gone` (the connection is cut), and `?delayMs=…`.
 * @returns a fault of the backend's own, or `sent` after the failure was sent.
 */
export async function simulateFault(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const { fault, delayMs } = faultOf(request);
  if (delayMs > 0) await wait(delayMs);
  if (fault === 'garbage') reply.type('text/html').send('<h1>점검 중</h1>');
  else if (fault === 'down') reply.status(502).type('text/html').send('<h1>Bad Gateway</h1>');
  else if (fault === 'gone') reply.hijack().raw.destroy();
  else return fault;
  return 'sent';
}
