import { expect } from '@playwright/test';
import type { KeyStep } from './key-step';
import { hasAttribute, opensUrl, showsText } from './outcomes';

/** Steps of components that navigate. */
export const navigationSteps: readonly KeyStep[] = [
  {
    guide: 'collapse',
    role: 'button',
    name: '상품정보 더보기',
    keys: ['Enter'],
    outcome: (page) =>
      expect(page.getByRole('button', { name: /접기/ })).toHaveAttribute('aria-expanded', 'true'),
  },

  {
    guide: 'collapse',
    find: 'summary',
    name: /^반품하고 싶어요/,
    keys: ['Enter'],
    outcome: showsText('마이페이지에서 신청해 주세요.'),
  },
  {
    guide: 'guidance',
    find: 'summary',
    name: '반품할 수 없는 경우',
    keys: ['Space'],
    outcome: showsText('주문 제작 상품'),
  },
  {
    guide: 'carousel',
    role: 'button',
    name: /^(정지|재생)$/,
    keys: [],
    outcome: async (page, target) => {
      const before = (await target.getAttribute('aria-label')) ?? '';
      await page.keyboard.press('Space');
      await expect(target).not.toHaveAttribute('aria-label', before);
      await page.keyboard.press('Enter');
      await expect(target).toHaveAttribute('aria-label', before);
    },
  },
  {
    guide: 'carousel',
    role: 'button',
    name: '다음',
    keys: ['Enter'],
    // The focus has passed every slide on the way here, so the next after the last is the first.
    outcome: (page) =>
      expect(page.getByRole('link', { name: /1번째 기획전/ })).toBeInViewport({ ratio: 0.9 }),
  },
  {
    guide: 'carousel',
    role: 'link',
    name: /2번째 기획전/,
    keys: [],
    outcome: (_page, target) => expect(target).toBeInViewport({ ratio: 0.9 }),
  },
  {
    guide: 'swiper-indicator',
    role: 'button',
    name: '다음',
    keys: ['Enter'],
    outcome: showsText('2/5'),
  },
  {
    guide: 'pagination',
    role: 'link',
    name: '2페이지',
    keys: ['Enter'],
    outcome: opensUrl(/page=2/),
  },
  {
    guide: 'endless-list',
    role: 'button',
    name: '다시 시도',
    keys: ['Enter'],
    outcome: showsText(/13번째 상품/),
  },
  { guide: 'gnb', role: 'link', name: '리퍼브', keys: ['Enter'], outcome: opensUrl(/t=9/) },
  { guide: 'breadcrumb', role: 'link', name: '식품', keys: ['Enter'], outcome: opensUrl(/c=2/) },
  {
    guide: 'imageBanner',
    role: 'link',
    name: /가볍고 따뜻하게/,
    keys: ['Enter'],
    outcome: opensUrl(/c=1/),
  },
  { guide: 'header', role: 'link', name: /베스트/, keys: ['Enter'], outcome: opensUrl(/t=1/) },
  {
    guide: 'tab-bar',
    isOnPhones: true,
    role: 'link',
    name: '홈',
    keys: ['Enter'],
    outcome: opensUrl(/tab-bar/),
  },
  {
    guide: 'footer',
    role: 'link',
    name: '이용약관',
    keys: ['Enter'],
    outcome: opensUrl(/m=terms/),
  },
  {
    guide: 'empty-error',
    role: 'button',
    name: '다시 시도',
    keys: ['Enter'],
    outcome: hasAttribute('aria-busy', 'true'),
  },
];
