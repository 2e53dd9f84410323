import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import type { Check } from './check';

/** The first width injects axe, the second finds it in the page. */
export const axe: Check = async ({ page }, { width }) => {
  if (await page.evaluate(() => !('axe' in globalThis))) await injectAxe(page);
  return findSeriousViolations(page, width);
};
