import { expect } from '@playwright/test';
import type { KeyStep } from './key-step';
import { opensLayer, opensLayerWith, opensPopover, showsElement } from './outcomes';

/** Steps of components that open a layer over the page. */
export const layerSteps: readonly KeyStep[] = [
  {
    guide: 'gallery',
    role: 'button',
    name: '1번째 사진 보기',
    keys: ['ArrowRight'],
    outcome: (page) =>
      expect(page.getByRole('button', { name: '2번째 사진 보기' }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    guide: 'popover',
    role: 'button',
    name: '최대혜택가 안내',
    keys: ['Enter'],
    outcome: opensPopover,
  },
  { guide: 'modals', role: 'button', name: '할부 안내', keys: ['Enter'], outcome: opensLayer },
  { guide: 'modals', role: 'button', name: '약관 보기', keys: ['Space'], outcome: opensLayer },
  { guide: 'sheet', role: 'button', name: '옵션 선택', keys: ['Enter'], outcome: opensLayer },
  { guide: 'menus', role: 'button', name: '카테고리', keys: ['Enter'], outcome: opensPopover },

  {
    guide: 'modals',
    role: 'button',
    name: '할부 안내',
    keys: ['Space'],
    outcome: opensLayerWith('닫기'),
  },
  {
    guide: 'sheet',
    role: 'button',
    name: '옵션 선택',
    keys: ['Space'],
    outcome: opensLayerWith('담기'),
  },
  { guide: 'dialog', role: 'button', name: '알림', keys: ['Enter'], outcome: opensLayer },
  {
    guide: 'dialog',
    role: 'button',
    name: '경고 확인',
    keys: ['Enter'],
    outcome: opensLayerWith('취소'),
  },
  {
    guide: 'gallery',
    role: 'button',
    name: /1번째 사진 크게 보기/,
    keys: ['Enter'],
    outcome: async (page, target) => {
      const layer = page.getByRole('dialog', { name: /크게 보기/ });
      await expect(layer.getByRole('status')).toHaveText('1/3');
      await page.keyboard.press('ArrowRight');
      await expect(layer.getByRole('status')).toHaveText('2/3');
      await page.keyboard.press('ArrowLeft');
      await expect(layer.getByRole('status')).toHaveText('1/3');
      await opensLayer(page, target);
    },
  },
  {
    guide: 'popover',
    role: 'button',
    name: '공유',
    keys: [],
    outcome: async (page, target) => {
      const hint = page.getByRole('tooltip');
      await expect(hint).toBeVisible();
      await expect(target).toHaveAccessibleDescription('링크를 복사하거나 앱으로 보내요');
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
      await expect(target).toBeFocused();
    },
  },
  {
    guide: 'notification',
    role: 'button',
    name: '아래 알림',
    keys: ['Enter'],
    outcome: showsElement('link', '장바구니 보기'),
  },
];
