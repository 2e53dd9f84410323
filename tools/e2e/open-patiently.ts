import type { Page, Response } from '@playwright/test';

/** Attempts to open a page that answers 503 with Retry-After, as a busy gateway does. */
const MAX_ATTEMPTS = 5;

interface Options {
  waitUntil?: 'commit' | 'load';
  /** Called before each further attempt. */
  onRetry?: () => void;
}

/**
 * Opens a page; while the shop refuses it with 503, waits for its Retry-After and opens it again. A
 * starved machine renders some pages later than the gateway's deadline.
 * @returns the response of the last attempt
 */
export async function openPatiently(
  page: Page,
  path: string,
  { waitUntil = 'load', onRetry = () => {} }: Options = {},
): Promise<Response | null> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await page.goto(path, { waitUntil });
    const retryAfterS = Number(response?.headers()['retry-after'] ?? 0);
    if (response?.status() !== 503 || retryAfterS === 0 || attempt === MAX_ATTEMPTS)
      return response;
    await page.waitForTimeout(retryAfterS * 1_000);
    onRetry();
  }
}
