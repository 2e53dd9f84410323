import { brotliDecompressSync } from 'node:zlib';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { loadCompressed } from './compressed-answer';

/**
 * Budgets of what a member loads after the first page, in bytes of the body. A visitor gets the first pages
 * as documents; `counts.spec.ts` holds those.
 */
const HOME_BYTES = 9_900;
const LIST_STEP_BYTES = 2_100;

const HOME = '/api/display/v1/shop/page?pageCd=MAIN';
const LIST = '/api/search/v1/front/goods?categoryNo=4';

test('sends the calls of a member within the budgets of bytes', async ({ page, baseURL }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const load = async (path: string) => {
    const { headers, body } = await loadCompressed(`${baseURL}${path}`, { cookie });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    return { bytes: body.length, payload: JSON.parse(String(brotliDecompressSync(body))).payload };
  };
  expect.soft((await load(HOME)).bytes, 'home').toBeLessThanOrEqual(HOME_BYTES);
  const first = await load(LIST);
  expect.soft(first.bytes, 'list').toBeLessThanOrEqual(LIST_STEP_BYTES);
  const next = await load(`${LIST}&cursor=${encodeURIComponent(first.payload.nextCursor)}`);
  expect.soft(next.bytes, 'next step').toBeLessThanOrEqual(LIST_STEP_BYTES);
});
