import type { Page } from '@playwright/test';
import { createVisitor, expect, test } from './visitor';

const PAGE = 'http://shop.test/page';

/** Answers the first requests of the page with 503. @returns counts the requests */
async function refuse(page: Page, refusals: number): Promise<() => number> {
  let count = 0;
  await page.route(PAGE, (route) => {
    count += 1;
    const contentType = 'text/html';
    return count > refusals
      ? route.fulfill({ contentType, body: '<h1>page</h1>' })
      : route.fulfill({ status: 503, contentType, headers: { 'retry-after': '1' }, body: 'busy' });
  });
  return () => count;
}

test('opens a page again after the Retry-After of a 503', async ({ browser }) => {
  const visitor = await createVisitor(browser, { width: 390 });
  const count = await refuse(visitor.page, 2);
  expect(await visitor.open(PAGE)).toBe(200);
  expect(count()).toBe(3);
  expect(visitor.takeErrors()).toEqual([]);
  await visitor.page.context().close();
});

test('returns the 503 of a page that is refused each time', async ({ browser }) => {
  const visitor = await createVisitor(browser, { width: 390 });
  await refuse(visitor.page, Infinity);
  expect(await visitor.open(PAGE)).toBe(503);
  await visitor.page.context().close();
});
