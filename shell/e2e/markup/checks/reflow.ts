import type { Page } from '@playwright/test';
import { frames } from '../visitor';
import type { Check } from './check';
import { cutWords } from './cut-words';
import { smallTargets } from './small-targets';

const NARROW = 320;

/** The document is no wider than the screen, and no words are cut. */
async function losses(page: Page, when: string): Promise<string[]> {
  await page.evaluate(frames);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const cut = await page.evaluate(cutWords);
  return [
    ...(overflowPx > 0 ? [`${when}: scrolls sideways by ${overflowPx} px`] : []),
    ...cut.map((words) => `${when}: cuts ${words}`),
  ];
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/**
 * Nothing is lost at 320 px (WCAG 1.4.10) or with text twice as large (1.4.4), and targets are large
 * enough (2.5.8). Looked at from the phone's width only.
 */
export const reflow: Check = async ({ page }, { width }) => {
  const found = await page.evaluate(smallTargets);
  if (width !== 390) return found;
  const height = page.viewportSize()?.height ?? 844;
  await page.setViewportSize({ width: NARROW, height });
  found.push(...(await losses(page, `${NARROW} px`)));
  await page.setViewportSize({ width, height });
  await setTextSize(page, '200%');
  found.push(...(await losses(page, 'text 200 %')));
  await setTextSize(page, '');
  return found;
};
