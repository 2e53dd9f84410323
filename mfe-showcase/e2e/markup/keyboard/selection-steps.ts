import { expect } from '@playwright/test';
import type { KeyStep } from './key-step';
import { hasAttribute, isChecked, movesFocusTo, showsElement, showsText } from './outcomes';

/** Steps of components that select one or several values. */
export const selectionSteps: readonly KeyStep[] = [
  {
    guide: 'buy-bar',
    role: 'button',
    name: '블라우스 찜',
    keys: ['Space'],
    outcome: hasAttribute('aria-pressed', 'true'),
  },
  {
    guide: 'chip',
    role: 'button',
    name: '무이자',
    keys: ['Space'],
    outcome: hasAttribute('aria-pressed', 'true'),
  },
  {
    guide: 'chip',
    role: 'button',
    name: '쿠폰',
    keys: ['Enter'],
    outcome: hasAttribute('aria-pressed', 'true'),
  },
  {
    guide: 'selectButton',
    role: 'radio',
    name: /^S/,
    keys: ['Space', 'ArrowRight'],
    outcome: movesFocusTo('radio', /^M/, 'checked'),
  },
  { guide: 'selectButton', role: 'checkbox', name: '6개월', keys: ['Space'], outcome: isChecked },
  {
    guide: 'selects',
    role: 'combobox',
    name: '배송 메시지',
    keys: ['ArrowDown'],
    outcome: (_page, target) =>
      expect
        .poll(() => target.evaluate((box: HTMLSelectElement) => box.selectedIndex))
        .toBeGreaterThan(0),
  },
  {
    guide: 'checkbox-radio',
    role: 'checkbox',
    name: '전체 동의',
    keys: ['Space'],
    outcome: isChecked,
  },
  {
    guide: 'checkbox-radio',
    role: 'radio',
    name: /^신용카드/,
    keys: ['Space', 'ArrowDown'],
    outcome: movesFocusTo('radio', '계좌이체', 'checked'),
  },
  {
    guide: 'switch',
    role: 'switch',
    name: '혜택 알림 받기',
    keys: ['Space'],
    outcome: (_page, target) => expect(target).not.toBeChecked(),
  },
  {
    guide: 'option-picker',
    role: 'radio',
    name: '아이보리',
    keys: ['Enter'],
    outcome: (page) =>
      expect(
        page.getByRole('radiogroup', { name: '사이즈' }).getByRole('radio').first(),
      ).toBeEnabled(),
  },
  {
    guide: 'rating',
    role: 'radio',
    name: /^1점/,
    keys: ['Space', 'ArrowRight'],
    outcome: movesFocusTo('radio', /^2점/, 'checked'),
  },
  {
    guide: 'tab',
    role: 'tab',
    name: '상품정보',
    keys: ['ArrowRight'],
    outcome: movesFocusTo('tab', /^후기/, 'selected'),
  },
  {
    guide: 'tab',
    role: 'tab',
    name: '상품정보',
    keys: ['End'],
    outcome: movesFocusTo('tab', '문의', 'selected'),
  },

  {
    guide: 'couponItem',
    role: 'radio',
    name: '봄맞이 10% 쿠폰 쓰기',
    keys: ['Space'],
    outcome: isChecked,
  },
  {
    guide: 'coupon',
    role: 'button',
    name: '봄맞이 쿠폰 받기',
    keys: ['Enter'],
    outcome: showsElement('button', '봄맞이 쿠폰 받음'),
  },
  {
    guide: 'product-item',
    role: 'button',
    name: /시폰 셔링 블라우스/,
    keys: ['Enter'],
    // A visitor signs in first.
    outcome: (page) => expect(page).toHaveURL(/\/common\/login-auth/),
  },
  {
    guide: 'button',
    role: 'button',
    name: '눌러서 기다리기',
    keys: ['Space'],
    outcome: async (_page, target) => {
      await expect(target).toHaveAttribute('aria-busy', 'true');
      await expect(target).toBeFocused();
    },
  },
  {
    guide: '/markup/corner/wbti',
    role: 'button',
    name: /집에서 쉬기/,
    keys: ['Enter'],
    outcome: showsText('취향에 맞는 상품이에요'),
  },
  {
    guide: '/markup/corner/article-carousel-thumbnail',
    role: 'button',
    name: '달리기 시작하는 날',
    keys: ['Space'],
    outcome: hasAttribute('aria-pressed', 'true'),
  },
  {
    guide: '/markup/corner/related',
    role: 'button',
    name: '왜 추천?',
    keys: ['Enter'],
    outcome: showsText('관심없음'),
  },
  {
    guide: '/markup/corner/video',
    role: 'button',
    name: /영상 재생$/,
    keys: ['Enter'],
    outcome: (page) => expect(page.locator('video')).toBeFocused(),
  },
];
