import { useNow } from '@shop/shared/app';
import { screen } from '@testing-library/react';
import { renderInShop } from './render-in-shop';

const Clock = () => <time>{useNow()}</time>;

test('gives a page the time of the machine, however long ago the test file was loaded', () => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  renderInShop(<Clock />);
  expect(screen.getByText(Date.now())).toBeVisible();
});
