import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { openOptions } from '@shop/tools/e2e/options';

test('a link to chosen options shows them from its first load on', async ({ page }, {
  project,
}) => {
  await page.goto(paths.goods(229));
  const options = await openOptions(page);
  await options.getByRole('radio').first().click();
  await expect(page).toHaveURL(/[?&](pick|sku)=\d+/);
  const link = page.url();
  await page.goto('/main');
  // React reports a page that the server has rendered without the choice, which fails the test.
  await page.goto(link);
  // On a phone the link opens the sheet as well.
  const shared = page.getByRole(project.name === 'desktop' ? 'region' : 'dialog', {
    name: '옵션 선택',
  });
  await expect(shared.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(link);
});
