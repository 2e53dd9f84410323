import type { Locator, Page } from '@playwright/test';
import { guideFamilies } from '../../src/features/guides/guide-list';
import type { KeyStep } from './keyboard/key-step';
import { guidesWithoutKeys, keySteps } from './keyboard/steps';
import { expect, test } from './visitor';

const MOST_TABS = 60;

/** Presses Tab from the top of the page until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await page.getByRole('main').focus();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  expect(await isThere(), `is reached within ${MOST_TABS} tabs`).toBe(true);
}

/** The element that draws a component: for a hidden input, its label. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const label = (element as HTMLInputElement).labels?.[0] ?? element;
    const [own, more] = [element.getBoundingClientRect(), label.getBoundingClientRect()];
    const x = Math.max(0, Math.min(own.x, more.x) - 6);
    const y = Math.max(0, Math.min(own.y, more.y) - 6);
    const width = Math.max(own.right, more.right) + 6 - x;
    return { x, y, width, height: Math.max(own.bottom, more.bottom) + 6 - y };
  });

/** Expects the component to look different with and without focus. */
async function showsFocus(page: Page, target: Locator): Promise<void> {
  const take = async () =>
    page.screenshot({ clip: await placeOf(target), animations: 'disabled', caret: 'hide' });
  const focused = await take();
  await target.evaluate((element: HTMLElement) => element.blur());
  const unfocused = await take();
  expect(focused.equals(unfocused), 'the focus is visible').toBe(false);
}

function targetOf(page: Page, { role, find, name }: KeyStep): Locator {
  const main = page.getByRole('main');
  if (role) return main.getByRole(role, { name, exact: true }).first();
  return find === 'label'
    ? main.getByLabel(name).first()
    : main.locator('summary', { hasText: name }).first();
}

test('has a key step for each guide except those without controls', () => {
  const guides = guideFamilies.flatMap((family) => family.guides.map(({ id }): string => id));
  const withStep = new Set(keySteps.map(({ guide }) => guide));
  const covered = guides.filter((id) => withStep.has(id));
  expect([...covered, ...guidesWithoutKeys].sort()).toEqual(guides.sort());
});

for (const step of keySteps) {
  const { guide, name, keys, outcome } = step;
  test(`operates ${step.role ?? step.find} ${name} of ${guide} by ${keys.join(', ') || 'focus'}`, async ({
    visitors,
  }) => {
    const { page, open, takeErrors } = await visitors(step.isOnPhones ? 390 : 1280);
    await open(guide.startsWith('/') ? guide : `/markup/guide/${guide}`);
    const target = targetOf(page, step);
    await expect(target).toBeAttached();
    await tabTo(page, target);
    await showsFocus(page, target);
    await tabTo(page, target);
    for (const key of keys) await page.keyboard.press(key);
    await outcome(page, target);
    expect(takeErrors()).toEqual([]);
  });
}
