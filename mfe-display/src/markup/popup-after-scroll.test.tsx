import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { act, fireEvent, screen } from '@testing-library/react';
import { CornerList } from '../features/corners/corner-list';
import { cornerFixture } from './fixtures/corner.fixture';

const scrollTo = (screens: number) => {
  window.scrollY = innerHeight * screens;
  fireEvent.scroll(window);
};
const popup = () => screen.queryByRole('button', { name: '오늘 하루 보지 않기' });

test('shows the popup on a long page after half a screen has been scrolled', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: innerHeight * 4,
  });
  renderInShop(<CornerList corners={[cornerFixture('btm-benefit-popup')]} />);
  scrollTo(0.4);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(popup()).toBeNull();
  scrollTo(0.6);
  expect(await screen.findByRole('button', { name: '오늘 하루 보지 않기' })).toBeVisible();
});
