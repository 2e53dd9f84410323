/** The brand font loads after the first page is idle; later pages have it cached. */
const FIRST_PAGE_MS = 2000;
/** Duration of sheet and toast animations. */
const SETTLE_MS = 500;

const picturesInView = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width === 0 || bottom < 0 || top > innerHeight || image.complete;
  });

/** Waits until fonts and visible images are loaded. */
async function settle(page, isFirst) {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForTimeout(isFirst ? FIRST_PAGE_MS : SETTLE_MS);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(picturesInView, undefined, { timeout: 10_000 }).catch(() => {});
}

/** Scrolls down the page to load lazy content before the full-page screenshot. */
async function walkDown(page) {
  const screens = await page.evaluate(() =>
    Math.min(20, Math.ceil(document.documentElement.scrollHeight / innerHeight)),
  );
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((count) => scrollTo(0, count * innerHeight), screen);
    await page.waitForTimeout(200);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
}

export async function takePicture(page, file, { isFirst, isFull = false }) {
  await settle(page, isFirst);
  if (isFull) {
    await walkDown(page);
    await settle(page, false);
  }
  await page.screenshot({ path: file, fullPage: isFull });
}
