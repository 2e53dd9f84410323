import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

/** What comes late to a page of a member does not move what they read. */

/** Later than the first paint on any machine, ms. */
const LATE_MS = 700;

const slowDown = (page: Page, url: RegExp) =>
  page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Notes what moves up or down in the content of each document, from its start: a font that arrives moves sideways. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      const sources = list.getEntries().flatMap((entry) => (entry as Shift).sources);
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('main') && previousRect.y !== currentRect.y)
          seen.push(`${element.textContent?.slice(0, 20)}: ${previousRect.y} to ${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { seenShifts } = globalThis as unknown as { seenShifts: string[] };
    // Entries are delivered after the frame that they describe.
    return new Promise<string[]>((done) =>
      requestAnimationFrame(() => setTimeout(() => done(seenShifts), 100)),
    );
  });

for (const [name, path, late, last] of [
  ['the coins', '/mypage/thing-coin', /recommendation|\/coin/, '추천코드 복사'],
  ['an enquiry', '/cs/counsel', /counsel-form\.[^/]+\.js/, '문의 보내기'],
] as const) {
  test(`nothing moves on the page of ${name} when its parts are late`, async ({ page }) => {
    await signIn(page);
    await slowDown(page, late);
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: last })).toBeAttached();
    expect(await shifts(page)).toEqual([]);
  });
}
