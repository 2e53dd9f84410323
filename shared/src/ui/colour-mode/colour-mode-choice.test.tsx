import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showChosenMode } from './chosen-mode';
import { ColourModeChoice } from './colour-mode-choice';

const html = document.documentElement;
const mode = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  html.dataset.mode = 'card';
  delete html.dataset.forced;
});

test('before anything is chosen the shop’s own look is', () => {
  render(<ColourModeChoice />);
  expect(screen.getByRole('radiogroup', { name: '화면 모드' })).toBeVisible();
  expect(mode(/^기본/)).toBeChecked();
});

test.each([
  [/^라이트/, 'light', '"light"'],
  [/^다크/, 'dark', '"dark"'],
  [/^시스템/, undefined, '"system"'],
])('%s shows at once and is kept', async (name, shown, kept) => {
  render(<ColourModeChoice />);
  await userEvent.click(mode(name));
  expect(mode(name)).toBeChecked();
  expect(html.dataset.mode).toBe(shown);
  expect(localStorage.getItem('shop.mode')).toBe(kept);
});

test('the shop’s own look again leaves nothing behind', async () => {
  localStorage.setItem('shop.mode', '"dark"');
  render(<ColourModeChoice />);
  expect(mode(/^다크/)).toBeChecked();
  await userEvent.click(mode(/^기본/));
  expect(html.dataset.mode).toBe('card');
  expect(localStorage.getItem('shop.mode')).toBeNull();
});

test('arrow keys choose', async () => {
  render(<ColourModeChoice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(html.dataset.mode).toBe('dark');
});

test('two of them agree, and another tab is followed', async () => {
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
  localStorage.setItem('shop.mode', '"light"');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.mode' })));
  for (const one of screen.getAllByRole('radio', { name: /^라이트/ })) expect(one).toBeChecked();
});

test('a page that forces its mode keeps it; the choice waits for the next page', async () => {
  html.dataset.mode = 'light';
  html.dataset.forced = '';
  render(<ColourModeChoice />);
  await userEvent.click(mode(/^다크/));
  expect(html.dataset.mode).toBe('light');
  delete html.dataset.forced;
  showChosenMode();
  expect(html.dataset.mode).toBe('dark');
});
