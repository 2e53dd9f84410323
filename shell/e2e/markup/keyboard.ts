import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** What one component does by keyboard alone, on its guide page (the patterns of WAI-ARIA APG). */
export interface KeyStep {
  guide: string;
  role: Role;
  name: string | RegExp;
  /** Pressed one after the other once the component has the focus. */
  keys: readonly string[];
  then: (page: Page, target: Locator) => Promise<void>;
}

const has = (attribute: string, value: string) => (_page: Page, target: Locator) =>
  expect(target).toHaveAttribute(attribute, value);

const isChecked = (_page: Page, target: Locator) => expect(target).toBeChecked();

const hasValue = (value: string) => (_page: Page, target: Locator) =>
  expect(target).toHaveValue(value);

/** Another of the family has taken over: it is focused, and chosen where choosing shows. */
const movesTo =
  (role: Role, name: string | RegExp, chosen?: 'selected' | 'checked') =>
  async (page: Page): Promise<void> => {
    const other = page.getByRole('main').getByRole(role, { name }).first();
    await expect(other).toBeFocused();
    if (chosen === 'selected') await expect(other).toHaveAttribute('aria-selected', 'true');
    if (chosen === 'checked') await expect(other).toBeChecked();
  };

/** A layer opens with the focus in it, keeps it there, and Escape gives it back. */
const opensLayer = async (page: Page, target: Locator): Promise<void> => {
  const layer = page.getByRole('dialog').last();
  await expect(layer).toBeVisible();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
  // Between last and first the focus is the browser's own; never is it on the page below.
  const isInside = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog, [role=dialog]') !== null;
    });
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(target).toBeFocused();
};

const opensPopover = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(target).toHaveAttribute('aria-expanded', 'false');
  await expect(target).toBeFocused();
};

/** One row a component that can be used; what is only read has none. */
export const keySteps: readonly KeyStep[] = [
  {
    guide: 'chip',
    role: 'button',
    name: '무이자',
    keys: ['Space'],
    then: has('aria-pressed', 'true'),
  },
  {
    guide: 'chip',
    role: 'button',
    name: '쿠폰',
    keys: ['Enter'],
    then: has('aria-pressed', 'true'),
  },
  {
    guide: 'selectButton',
    role: 'radio',
    name: /^S/,
    keys: ['Space', 'ArrowRight'],
    then: movesTo('radio', /^M/, 'checked'),
  },
  { guide: 'selectButton', role: 'checkbox', name: '6개월', keys: ['Space'], then: isChecked },
  {
    guide: 'textField',
    role: 'textbox',
    name: /쿠폰 번호/,
    keys: ['ControlOrMeta+a', 'A', '1'],
    then: hasValue('A1'),
  },
  {
    guide: 'selects',
    role: 'combobox',
    name: '배송 메시지',
    keys: ['ArrowDown'],
    then: async (_page, target) =>
      expect(await target.evaluate((box: HTMLSelectElement) => box.selectedIndex)).toBeGreaterThan(
        0,
      ),
  },
  { guide: 'checkbox-radio', role: 'checkbox', name: '전체동의', keys: ['Space'], then: isChecked },
  {
    guide: 'checkbox-radio',
    role: 'radio',
    name: /^신용카드/,
    keys: ['Space', 'ArrowDown'],
    then: movesTo('radio', '계좌이체', 'checked'),
  },
  {
    guide: 'switch',
    role: 'switch',
    name: '혜택 알림 받기',
    keys: ['Space'],
    then: async (_page, target) => expect(await target.isChecked()).toBe(false),
  },
  {
    guide: 'quantity',
    role: 'button',
    name: '사과 수량 늘리기',
    keys: ['Enter'],
    then: (page) => expect(page.getByRole('textbox', { name: '사과 수량' })).not.toHaveValue('1'),
  },
  {
    guide: 'option-picker',
    role: 'button',
    name: '아이보리',
    keys: ['Enter'],
    then: (page) =>
      expect(page.getByRole('button', { name: /^사이즈/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    guide: 'date-range',
    role: 'button',
    name: '6개월',
    keys: ['Enter'],
    then: has('aria-pressed', 'true'),
  },
  {
    guide: 'rating',
    role: 'radio',
    name: /^1점/,
    keys: ['Space', 'ArrowRight'],
    then: movesTo('radio', /^2점/, 'checked'),
  },
  {
    guide: 'gallery',
    role: 'button',
    name: '2번째 사진 보기',
    keys: ['Enter'],
    then: has('aria-pressed', 'true'),
  },
  {
    guide: 'popover',
    role: 'button',
    name: '최대혜택가 안내',
    keys: ['Enter'],
    then: opensPopover,
  },
  {
    guide: 'tab',
    role: 'tab',
    name: '상품정보',
    keys: ['ArrowRight'],
    then: movesTo('tab', /^후기/, 'selected'),
  },
  {
    guide: 'tab',
    role: 'tab',
    name: '상품정보',
    keys: ['End'],
    then: movesTo('tab', '문의', 'selected'),
  },
  {
    guide: 'collapse',
    role: 'button',
    name: '상품정보 더보기',
    keys: ['Enter'],
    then: (page) =>
      expect(page.getByRole('button', { name: /접기/ })).toHaveAttribute('aria-expanded', 'true'),
  },
  { guide: 'modals', role: 'button', name: '할부 안내', keys: ['Enter'], then: opensLayer },
  { guide: 'modals', role: 'button', name: '약관 보기', keys: ['Space'], then: opensLayer },
  { guide: 'sheet', role: 'button', name: '옵션 선택', keys: ['Enter'], then: opensLayer },
  { guide: 'menus', role: 'button', name: '카테고리', keys: ['Enter'], then: opensPopover },
];
