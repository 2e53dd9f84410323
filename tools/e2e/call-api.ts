import { type APIRequestContext, expect } from '@playwright/test';

/** A page, or another client with a shopper's cookies. */
export interface ApiClient {
  request: APIRequestContext;
}

/** Sends a request to the api with the shopper's cookies and returns the payload of the response. */
export async function callApi<T>(
  { request }: ApiClient,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const response = await request.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID() },
    data,
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return ((await response.json()) as { payload: T }).payload;
}
