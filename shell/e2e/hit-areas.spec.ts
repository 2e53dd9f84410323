import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import {
  addedPages,
  addressOf,
  beginPurchase,
  memberPages,
  openPages,
  purchasePages,
} from './spec-pages';

/** Pages that shoppers use; those below /test are for testers. */
const shopPages = [...openPages, ...addedPages, ...memberPages]
  .filter(({ route }) => !/^\/(test|auth|gateway|common\/app)/.test(route))
  .map(addressOf);

/**
 * Targets of a page whose hit area is smaller than 24 × 24 px (WCAG 2.5.8), except links within a
 * sentence. The area is what a tap reaches, so that a label or an enlarged `::after` counts.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REACH = 11.5;
    const selector = 'a[href], button, input, select, textarea, summary, [role="button"]';

    const isWithinSentence = (target: HTMLElement): boolean => {
      if (!getComputedStyle(target).display.startsWith('inline')) return false;
      const sentence = target.closest('p, li, dd, td, label')?.cloneNode(true);
      if (!(sentence instanceof HTMLElement)) return false;
      for (const link of sentence.querySelectorAll('a, button')) link.remove();
      return /\p{L}/u.test(sentence.textContent ?? '');
    };
    const reaches = (target: HTMLElement, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      const labels = (target as HTMLInputElement).labels ?? [];
      return !!hit && (target.contains(hit) || [...labels].some((label) => label.contains(hit)));
    };
    const isSmall = (target: HTMLElement): boolean => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!reaches(target, x, y)) return false;
      const corners = [-REACH, REACH].flatMap((dx) => [-REACH, REACH].map((dy) => [dx, dy]));
      return !corners.every(([dx = 0, dy = 0]) => reaches(target, x + dx, y + dy));
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && height > 0 && (width < 24 || height < 24);
      })
      .filter((target) => !isWithinSentence(target) && isSmall(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
        return `${target.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`;
      });
  });

async function expectLargeTargets(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect.soft([...new Set(await smallTargets(page))], path).toEqual([]);
}

test('gives every target 24 pixels on phones', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'Fingers tap on phones.');
  test.setTimeout(120_000);
  await signIn(page, '일반');
  for (const path of shopPages) await expectLargeTargets(page, path);
  const { nos, cancel } = await beginPurchase(page);
  for (const { route, number } of purchasePages) {
    if (route.startsWith('/payment')) continue;
    await expectLargeTargets(page, `${route}?${number}=${nos[number]}`);
  }
  await cancel();
});

test('finds a target that is too small', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'Fingers tap on phones.');
  await page.goto('/common/not-found');
  // React refuses markup that changes while it hydrates.
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await page.evaluate(() => {
    // By nodes, because the policy refuses markup as text.
    const button = document.createElement('button');
    button.id = 'tiny';
    button.ariaLabel = '작은 버튼';
    const box = document.createElement('div');
    box.append(button);
    const link = document.createElement('a');
    link.href = '/main';
    link.append('링크');
    const sentence = document.createElement('p');
    sentence.append('문장 안의 ', link, '는 괜찮아요');
    document.querySelector('main')?.append(box, sentence);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#tiny { width: 12px; height: 12px; background: red; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  expect(await smallTargets(page)).toEqual(['BUTTON 작은 버튼 12x12']);
});
