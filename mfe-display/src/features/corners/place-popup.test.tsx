import { clearLogin, recordLogin } from '@shop/shared/app/login';
import type { Popup } from '@shop/shared/contracts';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer';
import { PlacePopup } from './place-popup';

const popup = (popupNo: number, title: string, over: Partial<Popup> = {}): Popup => ({
  popupNo,
  type: '02',
  audience: 'all',
  title,
  hideDays: 1,
  item: { type: 'content', title, text: '', image: null, link: null },
  ...over,
});
const popups = [
  popup(1, '첫 구매 쿠폰', { audience: 'firstLogin' }),
  popup(2, '첫 소식'),
  popup(3, '다음 소식', { hideDays: 7 }),
];
const shown = () => screen.queryByRole('region')?.getAttribute('aria-label') ?? null;
const show = () => renderInShop(<PlacePopup popups={popups} />);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('hides a popup for today and shows the next one on the next page', async () => {
  const { unmount } = show();
  expect(shown()).toBe('첫 소식');
  expect(screen.queryByRole('button', { name: '7일 동안 보지 않기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
  expect(shown()).toBeNull();
  unmount();
  show();
  expect(shown()).toBe('다음 소식');
  await userEvent.click(screen.getByRole('button', { name: '7일 동안 보지 않기' }));
  expect(shown()).toBeNull();
});

test('shows the popup of a first login once, and no other until logout', () => {
  const screenOf = fakeIntersectionObserver();
  recordLogin(true);
  const { unmount } = show();
  expect(shown()).toBe('첫 구매 쿠폰');
  screenOf.show(1);
  expect(shown()).toBe('첫 구매 쿠폰');
  unmount();
  const again = show();
  expect(shown()).toBeNull();
  again.unmount();
  clearLogin();
  show();
  expect(shown()).toBe('첫 소식');
  screenOf.restore();
});
