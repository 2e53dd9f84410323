import { fireEvent, screen } from '@testing-library/react';
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
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
});

test('the field tells which suggestion the arrows are at, and Enter goes there', async () => {
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

test('Enter that ends a syllable is the keyboard’s and searches for nothing', async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole('combobox'), '라');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(router.state.location.pathname).toBe('/search');
});

test('Escape closes the suggestions and keeps the word; the next arrow opens them again', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox'), '라');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveValue('라');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

test('a word is asked for once, and a failure shows no suggestions and no error', async () => {
  const { user, asked } = await open(() => {
    throw new Error('down');
  });
  await user.type(await screen.findByRole('combobox'), '라');
  await user.keyboard('{Backspace}');
  await user.keyboard('라');
  expect(asked('search.suggest').length).toBeLessThanOrEqual(2);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
