import { clearLogin, recordLogin } from '@shop/shared/app/login';
import { endOfTodayMs, inSevenDaysMs, popupMemory } from './popup-memory';

const noonInSeoul = Date.parse('2026-03-02T03:00:00Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('ends a day at midnight in Seoul', () => {
  expect(new Date(endOfTodayMs(noonInSeoul)).toISOString()).toBe('2026-03-02T15:00:00.000Z');
  expect(endOfTodayMs(Date.parse('2026-03-02T15:00:00Z'))).toBe(Date.parse('2026-03-03T15:00:00Z'));
});

test('shows a hidden popup after its time is over and a closed one on the next visit', () => {
  popupMemory.hideUntil(7, inSevenDaysMs(noonInSeoul));
  expect(popupMemory.isHidden(7, noonInSeoul)).toBe(true);
  expect(popupMemory.isHidden(7, inSevenDaysMs(noonInSeoul))).toBe(false);
  expect(popupMemory.isHidden(8, noonInSeoul)).toBe(false);
  popupMemory.close(8);
  expect(popupMemory.isHidden(8, noonInSeoul)).toBe(true);
  sessionStorage.clear();
  expect(popupMemory.isHidden(8, noonInSeoul)).toBe(false);
});

test('hides every popup after a first login until logout', () => {
  recordLogin(true);
  expect(popupMemory.isHidden(9, noonInSeoul)).toBe(true);
  clearLogin();
  expect(popupMemory.isHidden(9, noonInSeoul)).toBe(false);
});
