import type { Locator } from '@playwright/test';

/** Chooses the first option in stock of each group, for the goods that are sent instead; some have one only. */
export async function chooseOption(modal: Locator): Promise<void> {
  const field = modal.getByRole('group', { name: /바꿀 옵션$/ });
  await field.waitFor();
  const groups = field.getByRole('radiogroup');
  for (let at = 0; at < (await groups.count()); at += 1) {
    await groups
      .nth(at)
      .getByRole('radio')
      .filter({ hasNotText: /품절|선택 불가/ })
      .first()
      .click();
  }
}
