import { ApiError } from '@shop/shared/app';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleList, sampleSuggestion } from '../../test/samples';

const open = (suggest = () => sampleSuggestion()) =>
  renderPage('/search', {
    'search.suggest': suggest,
    'search.popular': () => ({ rankedAt: '2026-11-21T00:00:00Z', words: [], recommended: [] }),
    'search.goods': () => sampleList(1),
    'search.log': () => ({}),
  });

const field = () => screen.getByRole('combobox', { name: '검색어' });

beforeEach(() => {
  localStorage.clear();
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
});

test('sets aria-activedescendant on arrow keys and searches for the active option on Enter', async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole('combobox'), '라');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    '라면',
    '라면사리',
    '매운 라면4,000원',
  ]);
  expect(field()).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe(`?q=${encodeURIComponent('라면사리')}`);
});

test('does not search when Enter completes an IME composition', async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole('combobox'), '라');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(router.state.location.pathname).toBe('/search');
});

test('closes the suggestions and keeps the word on Escape, and reopens them on the next arrow key', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox'), '라');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveValue('라');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

test('requests a word once and shows neither suggestions nor an error when the request fails', async () => {
  const { user, requestsOf } = await open(() => {
    throw new Error('down');
  });
  await user.type(await screen.findByRole('combobox'), '라');
  await user.keyboard('{Backspace}');
  await user.keyboard('라');
  expect(requestsOf('search.suggest').length).toBeLessThanOrEqual(2);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('words on the device', () => {
  const failing = () => {
    throw new ApiError(503, 'NETWORK', 'offline');
  };
  const openWith = (suggest: () => unknown, wordIndex: (input: never) => unknown) =>
    renderPage('/search', {
      'search.suggest': suggest,
      'search.wordIndex': wordIndex,
      'search.popular': () => ({ rankedAt: '2026-11-21T00:00:00Z', words: [], recommended: [] }),
      'search.log': () => ({}),
    });

  test('suggest while the network is away, and are kept with their revision', async () => {
    const { user } = await openWith(failing, () => ({ revision: 'r1', words: '라면\n노트북' }));
    await user.type(await screen.findByRole('combobox'), 'ㄹㅁ');
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['라면']);
    expect(JSON.parse(localStorage.getItem('shop.search.index') ?? '')).toEqual({
      revision: 'r1',
      words: '라면\n노트북',
    });
  });

  test('give way to what the server suggests', async () => {
    const { user } = await openWith(
      () => sampleSuggestion(),
      () => ({ revision: 'r1', words: '라일락' }),
    );
    await user.type(await screen.findByRole('combobox'), '라');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((one) => one.textContent)).toContain(
        '매운 라면4,000원',
      ),
    );
    expect(screen.queryByText('라일락')).toBeNull();
  });
});
