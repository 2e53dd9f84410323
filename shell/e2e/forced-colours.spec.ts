import { expect, test } from '@shop/tools/e2e/fixtures';

/** Relative luminance of a computed `rgb(…)` (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

for (const scheme of ['light', 'dark'] as const) {
  test(`keeps badges readable with forced colours, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.goto('/products?type=best');
    const badge = page.getByText('베스트', { exact: true }).and(page.locator('article *')).first();
    await expect(badge).toBeVisible();
    const colors = await badge.evaluate((element) => {
      const isFilled = (color: string) => !/, 0\)$|transparent/.test(color);
      let ground: Element | null = element;
      while (ground && !isFilled(getComputedStyle(ground).backgroundColor))
        ground = ground.parentElement;
      const ink = getComputedStyle(element).color;
      if (ground) return { ink, ground: getComputedStyle(ground).backgroundColor };
      // Nothing is filled: the system's own ground.
      const canvas = document.body.appendChild(document.createElement('i'));
      canvas.style.backgroundColor = 'Canvas';
      return { ink, ground: getComputedStyle(canvas).backgroundColor };
    });
    expect(contrast(colors.ink, colors.ground)).toBeGreaterThanOrEqual(4.5);
  });
}
