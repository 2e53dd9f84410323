import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

const PATH = '/display/category?categoryNo=4';

/** A server at 127.0.0.1, which to a browser is another site than the shop at `localhost`. */
let site: Server;
let siteUrl: string;
test.beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<button>Open</button>');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await new Promise((done) => site.close(done));
});

/** Opens the shop from the other site in a window, and returns whether that site still reaches it. */
async function isReached(page: Page, shopUrl: string): Promise<boolean> {
  await page.goto(siteUrl);
  await page.evaluate((url) => {
    const button = document.querySelector('button') as HTMLButtonElement;
    button.onclick = () => Object.assign(self, { opened: window.open(url) });
  }, `${shopUrl}${PATH}`);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: '뷰티' })).toBeVisible();
  const knowsOpener = await opened.evaluate(() => window.opener !== null);
  const isOpen = await page.evaluate(() => !(self as unknown as { opened: Window }).opened.closed);
  await opened.close();
  return knowsOpener || isOpen;
}

test('is out of reach of a site that opens it', async ({ page, baseURL }) => {
  expect(await isReached(page, baseURL ?? '')).toBe(false);
});

test('is out of reach also when the browser has the document from a visit of its own', async ({
  page,
  baseURL,
}) => {
  const first = await page.goto(PATH);
  expect(first?.headers()['cross-origin-opener-policy']).toBeUndefined();
  expect(await isReached(page, baseURL ?? '')).toBe(false);
});
