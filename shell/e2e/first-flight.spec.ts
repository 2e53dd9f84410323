import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { type CompressedAnswer, loadCompressed } from './compressed-answer';

/**
 * A new connection may send ten segments before the first acknowledgement comes (RFC 6928); what does not
 * fit waits for a round trip. Response headers are part of it.
 */
const FIRST_FLIGHT_BYTES = 10 * 1460;
const STEP_BYTES = 50;

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

/** Where the first screen of a phone ends in the markup (docs/decisions/2026-11-22-first-screen-in-the-first-paint.md). */
const END_OF_FIRST_SCREEN = 'data-paint-step';

/** How many bytes of the answer a browser needs to draw the first screen. */
async function firstScreenBytes({ headerBytes, body }: CompressedAnswer): Promise<number> {
  const decoder = createBrotliDecompress();
  let html = '';
  decoder.on('data', (text: Buffer) => (html += text.toString('latin1')));
  for (let at = 0; at < body.length; at += STEP_BYTES) {
    const isDecoded = new Promise((done) =>
      decoder.write(body.subarray(at, at + STEP_BYTES), done),
    );
    await isDecoded;
    await nextTurn();
    const markup = html.slice(html.indexOf('<body>'));
    if (html.includes('<body>') && markup.includes(END_OF_FIRST_SCREEN))
      return headerBytes + at + STEP_BYTES;
  }
  throw new Error('The document has no end of a first screen.');
}

for (const path of [
  '/main',
  '/display/category?categoryNo=4',
  '/goods/detail?goodsNo=229',
  '/searchResult?q=%EC%BD%94%ED%8A%B8',
])
  test(`sends the first screen of ${path} in the first round trip of a connection`, async ({
    baseURL,
  }) => {
    expect(
      await firstScreenBytes(await loadCompressed(`${baseURL}${path}`, { 'user-agent': PHONE })),
    ).toBeLessThan(FIRST_FLIGHT_BYTES);
  });

test('applies the complete style sheets, at the end of the document and in their order, before the page comes to life', async ({
  page,
}) => {
  const isHydrated = () => expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await page.goto('/display/category?categoryNo=4');
  await isHydrated();
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('body > link[rel="stylesheet"]')].map(
      ({ sheet, href }) => ({
        applies: sheet !== null,
        owner: new URL(href).pathname.split('/')[2],
      }),
    ),
  );
  expect(sheets.slice(0, 2)).toEqual([
    { applies: true, owner: 'shell' },
    { applies: true, owner: 'display' },
  ]);
  // From the browser's cache the scripts may run before the style sheets apply.
  await page.reload();
  await isHydrated();
  await page.waitForLoadState('networkidle');
  const hrefs = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(hrefs).toEqual([...new Set(hrefs)]);
});
