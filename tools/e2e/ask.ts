import { type APIRequestContext, expect } from '@playwright/test';

/** A page, or anything else that asks with a shopper's cookies. */
export interface Asker {
  request: APIRequestContext;
}

/** What a journey asks the api over HTTP, as the shopper's own browser would; out of its envelope. */
export async function ask<T>(
  { request }: Asker,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const answer = await request.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID() },
    data,
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { payload: T }).payload;
}
