import type { Page } from '@playwright/test';
import { frames } from '../visitor';
import type { Check } from './check';
import { findClippedTexts } from './cut-words';
import { findSmallTargets } from './small-targets';

const NARROW = 320;

/** Reports a document wider than the viewport and clipped text. */
async function losses(page: Page, when: string): Promise<string[]> {
  await page.evaluate(frames);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const cut = await page.evaluate(findClippedTexts);
  return [
    ...(overflowPx > 0 ? [`${when}: scrolls sideways by ${overflowPx} px`] : []),
    ...cut.map((words) => `${when}: cuts ${words}`),
  ];
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

const targetsAt = async (page: Page, width: number): Promise<string[]> =>
  (await page.evaluate(findSmallTargets)).map((words) => `at ${width}: ${words}`);

/**
 * Nothing is lost at 320 px (WCAG 1.4.10) or at 200 % text size (1.4.4), and targets are large
 * enough at every width (2.5.8). Leaves a phone's page at 320 px.
 */
export const reflow: Check = async ({ page }, { width }) => {
  const found = await targetsAt(page, width);
  if (width !== 390) return found;
  await setTextSize(page, '200%');
  found.push(...(await losses(page, 'text 200 %')));
  await setTextSize(page, '');
  const height = page.viewportSize()?.height ?? 844;
  await page.setViewportSize({ width: NARROW, height });
  found.push(...(await losses(page, `${NARROW} px`)), ...(await targetsAt(page, NARROW)));
  return found;
};
