import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { STAGE_TIME_MS } from '@shop/shared/markup';
import { desktop, phone } from '@shop/tools/e2e/devices.mjs';
import { openPatiently } from '@shop/tools/e2e/open-patiently';
import { watchPageIdle } from '@shop/tools/e2e/page-idle';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

export type Width = 390 | 1280;
export const widths: readonly Width[] = [390, 1280];
export type Mode = 'card' | 'light' | 'dark';

/**
 * Without the user agent of a phone: one visit is checked at both widths, and a page that was rendered
 * for a phone is never wide.
 */
const { userAgent: _, ...narrow } = phone;
const deviceOf = (width: Width) => (width === 390 ? narrow : desktop);

/** Maximum height that is checked; longer pages are cut here. */
const TALLEST = 7000;
const MOST_ROUNDS = 4;
const FONTS_KEY = 'shop.fonts';

/** A tab of one width that visits page after page with the shop font cached. */
export interface Visitor {
  page: Page;
  /**
   * Opens a page, again after a 503 with Retry-After, and waits until data, fonts, images and timers
   * have settled.
   * @returns the HTTP status of the last attempt
   */
  open: (path: string) => Promise<number | undefined>;
  /** Resizes the page to this width and brings the whole of it into view again. */
  setWidth: (width: Width) => Promise<void>;
  setMode: (mode: Mode) => Promise<void>;
  /** Returns and clears the console errors. */
  takeErrors: () => string[];
}

/** Runs in the page: waits until changes are painted. */
export const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Sets `data-mode` of the document and waits until it is painted. */
async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.mode = value;
  }, mode);
  await page.evaluate(frames);
}

/** Runs in the page: waits for loaded images to decode; images outside a carousel's view never load. */
const drawn = async () => {
  await document.fonts.ready;
  const arrived = [...document.images].filter((image) => image.complete && image.checkVisibility());
  await Promise.allSettled(arrived.map((image) => image.decode()));
};

/**
 * Brings the whole page into view, so that lazy images and sections load. A section that has loaded may be
 * taller than its placeholder, so this repeats until the page keeps its height. A page that is taller than
 * every viewport ends by the number of rounds.
 */
async function showWholePage(
  page: Page,
  width: Width,
  waitUntilIdle: () => Promise<void>,
): Promise<void> {
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const { height: least } = deviceOf(width).viewport;
  let shown = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const whole = await heightOfPage();
    if (whole === shown) return;
    shown = whole;
    const height = Math.max(least, Math.min(whole, TALLEST));
    await page.setViewportSize({ width, height });
    await page.evaluate(frames);
    await waitUntilIdle();
    await page.evaluate(drawn);
    await page.evaluate(frames);
  }
}

/** Opens a tab of this width; the caller closes its context. */
export async function createVisitor(
  browser: Browser,
  { width, baseURL }: { width: Width; baseURL?: string | undefined },
): Promise<Visitor> {
  const device = deviceOf(width);
  const context = await browser.newContext({
    ...device,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const waitUntilIdle = watchPageIdle(page);
  let current: Width = width;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.setFixedTime(STAGE_TIME_MS);
  return {
    page,
    open: async (path) => {
      await page.setViewportSize(device.viewport);
      // The browser logs the refusal as an error.
      const answer = await openPatiently(page, path, { onRetry: () => errors.splice(0) });
      await page.evaluate(stopMotion);
      await waitUntilIdle();
      current = width;
      await showWholePage(page, width, waitUntilIdle);
      return answer?.status();
    },
    setWidth: async (next) => {
      if (next === current) return;
      current = next;
      await page.setViewportSize(deviceOf(next).viewport);
      // Components that listen for the width render now, so that the page has its height.
      await page.evaluate(frames);
      await showWholePage(page, next, waitUntilIdle);
    },
    setMode: (mode) => showMode(page, mode),
    takeErrors: () => errors.splice(0),
  };
}

/** Loads the shop font into the cache before the first check. */
async function warmFont({ page }: Visitor): Promise<void> {
  await page.goto('/markup');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, FONTS_KEY);
}

/** Test fixture for the design reference: one visitor per width for the whole run. */
export const test = base.extend<object, { visitors: (width: Width) => Promise<Visitor> }>({
  visitors: [
    async ({ browser }, use, { project }) => {
      const made = new Map<Width, Promise<Visitor>>();
      const make = async (width: Width): Promise<Visitor> => {
        const visitor = await createVisitor(browser, { width, baseURL: project.use.baseURL });
        await warmFont(visitor);
        return visitor;
      };
      await use((width) => {
        const visitor = made.get(width) ?? make(width);
        made.set(width, visitor);
        return visitor;
      });
      for (const visitor of made.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
