import type { Locator, Page } from '@playwright/test';

const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/**
 * Where the options of a product are chosen: in the page on a desktop, in a sheet on a phone, which
 * this opens.
 * @param title 수량 선택 for goods without options
 */
export async function openOptions(page: Page, title = '옵션 선택'): Promise<Locator> {
  if (isDesktop(page)) return page.getByRole('region', { name: title });
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  return page.getByRole('dialog', { name: title });
}

/** Clicks 장바구니, 바로구매 or 선물하기 of the chosen options. */
export const clickInOptions = (
  page: Page,
  options: Locator,
  name: '장바구니' | '바로구매' | '선물하기',
) =>
  (isDesktop(page) ? page.getByRole('region', { name: '구매', exact: true }) : options)
    .getByRole('button', { name, exact: true })
    .click();
