import { expect, type Locator, type Page } from '@playwright/test';
import type { Outcome, Role } from './key-step';

export const hasAttribute =
  (attribute: string, value: string | RegExp): Outcome =>
  (_page, target) =>
    expect(target).toHaveAttribute(attribute, value);

export const isChecked: Outcome = (_page, target) => expect(target).toBeChecked();

export const hasValue =
  (value: string | RegExp): Outcome =>
  (_page, target) =>
    expect(target).toHaveValue(value);

/** Expects this text to be visible. */
export const showsElement =
  (role: Role, name: string | RegExp): Outcome =>
  (page) =>
    expect(page.getByRole(role, { name }).first()).toBeVisible();

export const showsText =
  (words: string | RegExp): Outcome =>
  (page) =>
    // Excludes the text of the code example.
    expect(page.getByText(words).and(page.locator(':not(code)')).first()).toBeVisible();

export const opensUrl =
  (address: RegExp): Outcome =>
  (page) =>
    expect(page).toHaveURL(address);

/** Expects another item of the group to be focused, and selected where selection follows the focus. */
export const movesFocusTo =
  (role: Role, name: string | RegExp, chosen?: 'selected' | 'checked'): Outcome =>
  async (page) => {
    const other = page.getByRole('main').getByRole(role, { name }).first();
    await expect(other).toBeFocused();
    if (chosen === 'selected') await expect(other).toHaveAttribute('aria-selected', 'true');
    if (chosen === 'checked') await expect(other).toBeChecked();
  };

const layerOf = (page: Page): Locator => page.locator('dialog[open], [role=dialog]').last();

/**
 * Expects Tab to stay within the layer or move to the browser's own controls, never to the page
 * below.
 */
async function keepsFocus(page: Page): Promise<void> {
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
  const isInside = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog, [role=dialog]') !== null;
    });
  await expect.poll(isInside).toBe(true);
}

/** Expects the layer to open with focus inside, trap it, and restore it on Escape. */
export const opensLayer: Outcome = async (page, target) => {
  const layer = layerOf(page);
  await expect(layer).toBeVisible();
  await keepsFocus(page);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(target).toBeFocused();
};

/** Expects the layer's close button, reached by Tab, to close it and restore the focus. */
export const opensLayerWith =
  (button: string): Outcome =>
  async (page, target) => {
    const layer = layerOf(page);
    const close = layer.getByRole('button', { name: button });
    await expect(layer).toBeVisible();
    const isThere = () => close.evaluate((element) => element === document.activeElement);
    for (let press = 0; press < 10 && !(await isThere()); press += 1)
      await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(layer).toBeHidden();
    await expect(target).toBeFocused();
  };

export const opensPopover: Outcome = async (page, target) => {
  await expect(target).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(target).toHaveAttribute('aria-expanded', 'false');
  await expect(target).toBeFocused();
};
