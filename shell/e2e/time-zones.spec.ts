import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows Korean dates before and after hydration, with one copy of the date library', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (sent) => {
        if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
      });
      await signIn(page);
      const rendered = await (await page.request.get('/cs/notice')).text();
      const days = rendered.match(/(?<=>)\d{4}\.\d\d\.\d\d(?=<)/g) ?? [];
      expect(days.length).toBeGreaterThan(0);
      await page.goto('/cs/notice');
      await expect(page.getByText(/^\d{4}\.\d\d\.\d\d$/)).toHaveText(days);
      const [library, ...others] = scripts.filter((path) => path.includes('day-library'));
      expect(library).toMatch(/^\/assets\/shell\//);
      expect(others).toEqual([]);
      // The document preloads the library, so the browser fetches it before the page's code runs.
      expect(rendered).toContain(library);
    });
  });
}
