import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteBinding } from '../platform/http/route';

/** One request of a test with its response, as `tools/openapi/record-examples.mjs` reads it. */
interface RecordedCall {
  id: string;
  /** The path of the contract, with the names of its parameters. */
  path: string;
  params: unknown;
  query: unknown;
  body: unknown;
  status: number;
  reply: unknown;
}

/** Values of a path or query by their types; all are text in a URL. */
function typedValues(schema: z.ZodType | undefined, values: unknown): unknown {
  const sent = Object.keys(values as object);
  const parsed = schema?.safeParse(values).data as Record<string, unknown> | undefined;
  return parsed && sent.length > 0
    ? Object.fromEntries(sent.map((name) => [name, parsed[name]]))
    : undefined;
}

const bodyOf = ({ body }: FastifyRequest): unknown => (Buffer.isBuffer(body) ? undefined : body);

/** Appends each call that the shop serves to a file of this process in the folder, as a line of JSON. */
export function recordCalls(
  app: FastifyInstance,
  bindings: readonly RouteBinding[],
  folder: string,
): void {
  const file = join(folder, `${process.pid}.jsonl`);
  const rows = new Map(bindings.map((row) => [`${row.call.method} ${row.call.path}`, row]));
  app.addHook('onSend', (request, reply, payload, done) => {
    const row = rows.get(`${request.method} ${request.routeOptions.url}`);
    const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
    if (row && typeof text === 'string' && text.startsWith('{')) {
      const line: RecordedCall = {
        id: row.call.id,
        path: row.call.path,
        params: typedValues(row.schema.params, request.params),
        query: typedValues(row.schema.query, request.query),
        body: bodyOf(request),
        status: reply.statusCode,
        reply: JSON.parse(text),
      };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
    done(null, payload);
  });
}
