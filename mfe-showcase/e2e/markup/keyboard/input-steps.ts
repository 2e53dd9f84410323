import { expect } from '@playwright/test';
import type { KeyStep } from './key-step';
import { hasAttribute, hasValue, showsText } from './outcomes';

/** Steps of text, number, date and file inputs. */
export const inputSteps: readonly KeyStep[] = [
  {
    guide: 'textField',
    role: 'textbox',
    name: /쿠폰 번호/,
    keys: ['ControlOrMeta+a', 'A', '1'],
    outcome: hasValue('A1'),
  },
  {
    guide: 'quantity',
    role: 'button',
    name: '사과 수량 늘리기',
    keys: ['Enter'],
    outcome: (page) =>
      expect(page.getByRole('textbox', { name: '사과 수량' })).not.toHaveValue('1'),
  },
  {
    guide: 'date-range',
    role: 'button',
    name: '6개월',
    keys: ['Enter'],
    outcome: hasAttribute('aria-pressed', 'true'),
  },

  {
    guide: 'textField',
    role: 'textbox',
    name: '문의 내용',
    keys: ['a', 'Enter', 'b'],
    outcome: async (page, target) => {
      await expect(target).toHaveValue('a\nb');
      await expect(page.getByText('3/200')).toBeVisible();
    },
  },
  {
    guide: 'textField',
    role: 'textbox',
    name: /쿠폰 번호/,
    keys: ['Tab', 'Enter'],
    outcome: async (_page, target) => {
      await expect(target).toHaveValue('');
      await expect(target).toBeFocused();
    },
  },
  {
    guide: 'number-fields',
    role: 'textbox',
    name: '휴대폰 번호',
    keys: [...'01012345678'],
    outcome: hasValue('010-1234-5678'),
  },
  {
    guide: 'number-fields',
    role: 'textbox',
    name: '카드 번호',
    keys: [...'4111111111111111'],
    outcome: hasValue(/^4111.1111.1111.1111$/),
  },
  {
    guide: 'address',
    role: 'button',
    name: '주소 찾기',
    keys: ['Enter'],
    outcome: showsText('주소 찾기를 열어요'),
  },
  {
    guide: 'date-range',
    find: 'label',
    name: '조회 기간 시작일',
    keys: ['ArrowDown'],
    outcome: async (_page, target) => {
      await expect(target).not.toHaveValue('2025-12-02');
      await expect(target).toBeFocused();
    },
  },
  {
    guide: 'uploadImage',
    find: 'label',
    name: /사진 첨부/,
    keys: [],
    outcome: async (page, target) => {
      const chosen = page.waitForEvent('filechooser', { timeout: 20_000 });
      // Playwright subscribes without waiting: the browser has confirmed it once it answers.
      await expect(target).toBeFocused();
      await page.keyboard.press('Enter');
      const chooser = await chosen;
      const picture = { mimeType: 'image/png', buffer: Buffer.from('') };
      await chooser.setFiles([{ ...picture, name: '앞.png' }]);
      const remove = page.getByRole('button', { name: '앞.png 삭제' });
      await page.keyboard.press('Tab');
      await expect(remove).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(remove).toBeHidden();
      await expect(target).toBeFocused();
    },
  },
  {
    guide: 'search-field',
    role: 'searchbox',
    name: '검색어',
    keys: [...'coat', 'Enter'],
    outcome: showsText('‘coat’(으)로 찾아요'),
  },
  {
    guide: '/search',
    role: 'combobox',
    name: '검색어',
    keys: [],
    outcome: async (page, target) => {
      await page.keyboard.insertText('코트');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(target).toHaveAttribute('aria-expanded', 'false');
      await expect(target).toBeFocused();
    },
  },
];
