import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { STAGE_TIME_MS } from '@shop/shared/markup';
import { desktop, phone } from '@shop/tools/e2e/devices.mjs';

export type Width = 390 | 1280;
export type Mode = 'card' | 'light' | 'dark';

/** Longer pages are looked at down to here. */
const TALLEST = 7000;
const FONTS_KEY = 'shop.fonts';

/** One tab of one width that goes from page to page, with the shop's font in its cache. */
export interface Visitor {
  page: Page;
  /**
   * Opens a page and waits until nothing on it moves any more: data, font, pictures, clock. Answers
   * its status.
   */
  open: (path: string) => Promise<number | undefined>;
  setMode: (mode: Mode) => Promise<void>;
  /** What the console said since the last asking. */
  takeErrors: () => string[];
}

/** Runs in the page: what was changed has been drawn. */
export const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Colours change at once: nothing is measured half way. The policy allows no style element. */
const stopTransitions = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

async function lookAtAll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // Everything in view: pictures and sections that wait to come near are there.
  await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST)) });
  await page.waitForLoadState('networkidle');
  await page.evaluate(stopTransitions);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    const painted = [...document.images].filter(isSeen).map((image) => image.decode());
    // One that stands aside in a carousel is never asked for.
    const tooLate = new Promise((done) => setTimeout(done, 3000));
    await Promise.race([Promise.allSettled(painted), tooLate]);
  });
  await page.evaluate(frames);
}

/** A tab of this width; the caller closes its context. */
export async function createVisitor(
  browser: Browser,
  { width, baseURL }: { width: Width; baseURL?: string | undefined },
): Promise<Visitor> {
  const device = width === 390 ? phone : desktop;
  const context = await browser.newContext({
    ...device,
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.setFixedTime(STAGE_TIME_MS);
  return {
    page,
    open: async (path) => {
      await page.setViewportSize(device.viewport);
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      await lookAtAll(page);
      return answer?.status();
    },
    setMode: async (mode) => {
      await page.evaluate((value) => {
        document.documentElement.dataset.mode = value;
      }, mode);
      await page.evaluate(frames);
    },
    takeErrors: () => errors.splice(0),
  };
}

/** From the second page on, the shop is read in its own font. */
async function warmFont({ page }: Visitor): Promise<void> {
  await page.goto('/markup');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, FONTS_KEY);
}

/** Tests that walk through the design reference, a visitor for each width kept for the whole run. */
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
