import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { STAGE_TIME_MS } from '@shop/shared/markup';
import { desktop, phone } from '@shop/tools/e2e/devices.mjs';
import { watchRest } from './settled';

export type Width = 390 | 1280;
export const widths: readonly Width[] = [390, 1280];
export type Mode = 'card' | 'light' | 'dark';

const deviceOf = (width: Width) => (width === 390 ? phone : desktop);

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
  /** The same page as wide as that, and all of it in view again. */
  setWidth: (width: Width) => Promise<void>;
  setMode: (mode: Mode) => Promise<void>;
  /** What the console said since the last asking. */
  takeErrors: () => string[];
}

/** Runs in the page: what was changed has been drawn. */
export const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Colours change at once: nothing is measured half way. The policy allows no style element. */
export const stopTransitions = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** As `data-mode` of the document says; answers when it has been drawn. */
export async function showMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.mode = value;
  }, mode);
  await page.evaluate(frames);
}

/** Pictures that are there are also drawn; what stands aside in a carousel is never asked for. */
const drawn = async () => {
  await document.fonts.ready;
  const arrived = [...document.images].filter((image) => image.complete && image.checkVisibility());
  await Promise.allSettled(arrived.map((image) => image.decode()));
};

/** Everything in view: pictures and sections that wait to come near are there. */
async function lookAtAll(page: Page, width: Width, rest: () => Promise<void>): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height } = deviceOf(width).viewport;
  await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST)) });
  await page.evaluate(frames);
  await rest();
  await page.evaluate(drawn);
  await page.evaluate(frames);
}

/** A tab of this width; the caller closes its context. */
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
  const rest = watchRest(page);
  let current: Width = width;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.clock.setFixedTime(STAGE_TIME_MS);
  return {
    page,
    open: async (path) => {
      await page.setViewportSize(device.viewport);
      const answer = await page.goto(path);
      await page.evaluate(stopTransitions);
      await rest();
      current = width;
      await lookAtAll(page, width, rest);
      return answer?.status();
    },
    setWidth: async (next) => {
      if (next === current) return;
      current = next;
      await page.setViewportSize(deviceOf(next).viewport);
      await rest();
      await lookAtAll(page, next, rest);
    },
    setMode: (mode) => showMode(page, mode),
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
