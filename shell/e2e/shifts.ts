import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Begins to add up by how much the next page moves after a click, however soon. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const from = location.pathname;
    const sum = { value: 0 };
    Object.assign(globalThis, { shiftsOfPage: sum });
    // Header and footer are those of every page, and move when another page comes between them. The
    // elements of the page before are gone.
    const isInPage = (node: Node | null) =>
      location.pathname !== from && node?.parentElement?.closest('main');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => isInPage(node))) sum.value += value;
    }).observe({ type: 'layout-shift' });
  });

/** By how much it has moved since (as Cumulative Layout Shift counts it). */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shiftsOfPage } = globalThis as unknown as { shiftsOfPage: { value: number } };
    // Entries are delivered after the frame that they describe.
    return new Promise<number>((done) =>
      requestAnimationFrame(() => setTimeout(() => done(shiftsOfPage.value), 100)),
    );
  });
