import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

test('submits trimmed words, and nothing when empty', async () => {
  const search = jest.fn();
  render(<SearchField action="/searchResult" onSearch={search} />);
  const field = screen.getByRole('searchbox', { name: '검색어' });
  await userEvent.type(field, '   {Enter}');
  expect(search).not.toHaveBeenCalled();
  await userEvent.type(field, '사과 {Enter}');
  expect(search).toHaveBeenCalledWith('사과');
  await userEvent.clear(field);
  await userEvent.type(field, '라면');
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
  expect(search).toHaveBeenLastCalledWith('라면');
});

test('is a GET form without script', () => {
  render(<SearchField action="/searchResult" onSearch={() => {}} />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/searchResult');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});
