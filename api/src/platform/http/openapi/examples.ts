import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A failure that a call has sent. */
export interface FailureExample {
  status: number;
  message: string;
  payload?: unknown;
}

/** A request of a test shop with its response. */
export interface CallExample {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The payload of the response. */
  reply: unknown;
  /** By error code. */
  failures?: Record<string, FailureExample>;
}

export type CallExamples = Readonly<Record<string, CallExample>>;

/** The examples by id of the call, which `npm run openapi-examples` records. */
export async function readExamples(apiRoot: string): Promise<CallExamples> {
  const folder = join(apiRoot, 'openapi');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
}
