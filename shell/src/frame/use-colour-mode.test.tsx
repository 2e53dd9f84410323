import type { PageHandle } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { act, render } from '@testing-library/react';
import { useColourMode } from './use-colour-mode';

function Page() {
  useColourMode();
  return null;
}

const route = (path: string, colourMode?: string) => ({
  path,
  Component: Page,
  handle: { page: { colourMode }, module: () => ({ Page }) } as unknown as PageHandle,
});

async function open(at: string) {
  const router = createMemoryRouter(
    [route('/main'), route('/night', 'dark'), route('/day', 'light')],
    {
      initialEntries: [at],
    },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

const html = document.documentElement;
/** Simulates a change in another tab. */
function choose(mode: string): void {
  localStorage.setItem('shop.mode', JSON.stringify(mode));
  dispatchEvent(new StorageEvent('storage', { key: 'shop.mode' }));
}

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  html.dataset.mode = 'card';
  delete html.dataset.forced;
});

test.each([
  ['nothing', undefined, 'card'],
  ['dark', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['system', 'system', undefined],
  ['something unknown', 'pink', 'card'],
])(
  "forces the page's mode and restores the visitor's choice afterwards: %s",
  async (_, chosen, after) => {
    if (chosen) choose(chosen);
    const go = await open('/main');
    await go('/day');
    expect(html.dataset.mode).toBe('light');
    await go('/night');
    expect(html.dataset.mode).toBe('dark');
    await go('/main');
    expect(html.dataset.mode).toBe(after);
  },
);

test('keeps the mode on pages that force none', async () => {
  html.dataset.mode = 'dark';
  const go = await open('/main');
  await go('/main?again=1');
  expect(html.dataset.mode).toBe('dark');
});

test('restores the choice after a first page with a forced mode', async () => {
  html.dataset.mode = 'dark';
  html.dataset.forced = '';
  const go = await open('/night');
  await go('/main');
  expect(html.dataset.mode).toBe('card');
});

test('applies a colour mode chosen in another tab', async () => {
  await open('/main');
  choose('dark');
  expect(html.dataset.mode).toBe('dark');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(html.dataset.mode).toBe('card');
});
