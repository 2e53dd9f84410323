import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showChosenMode } from './chosen-mode';
import { ColourModeChoice } from './colour-mode-choice';

const html = document.documentElement;
/** Simulates a change in another tab. */
function choose(value: string): void {
  localStorage.setItem('shop.mode', JSON.stringify(value));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.mode' })));
}

const mode = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  html.dataset.mode = 'card';
  delete html.dataset.forced;
});

test('shows the shop’s theme by default', () => {
  render(<ColourModeChoice />);
  expect(screen.getByRole('radiogroup', { name: '화면 모드' })).toBeVisible();
  expect(mode(/^기본/)).toBeChecked();
});

test.each([
  [/^라이트/, 'light', '"light"'],
  [/^다크/, 'dark', '"dark"'],
  [/^시스템/, undefined, '"system"'],
])('applies and stores %s', async (name, shown, kept) => {
  render(<ColourModeChoice />);
  await userEvent.click(mode(name));
  expect(mode(name)).toBeChecked();
  expect(html.dataset.mode).toBe(shown);
  expect(localStorage.getItem('shop.mode')).toBe(kept);
});

test('stores nothing when the shop’s theme is selected again', async () => {
  choose('dark');
  render(<ColourModeChoice />);
  expect(mode(/^다크/)).toBeChecked();
  await userEvent.click(mode(/^기본/));
  expect(html.dataset.mode).toBe('card');
  expect(localStorage.getItem('shop.mode')).toBeNull();
});

test('selects by arrow keys', async () => {
  render(<ColourModeChoice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(html.dataset.mode).toBe('dark');
});

test('keeps two instances and another tab in sync', async () => {
  render(
    <>
      <section aria-label="하나">
        <ColourModeChoice />
      </section>
      <ColourModeChoice />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: /^다크/ });
  await userEvent.click(first as HTMLElement);
  expect(second).toBeChecked();
  choose('light');
  for (const one of screen.getAllByRole('radio', { name: /^라이트/ })) expect(one).toBeChecked();
});

test('keeps a forced mode, and applies the choice on the next page', async () => {
  html.dataset.mode = 'light';
  html.dataset.forced = '';
  render(<ColourModeChoice />);
  await userEvent.click(mode(/^다크/));
  expect(html.dataset.mode).toBe('light');
  delete html.dataset.forced;
  showChosenMode();
  expect(html.dataset.mode).toBe('dark');
});
