import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { Breadcrumb } from './breadcrumb';

test('links every step except the current page', () => {
  renderInShop(
    <Breadcrumb
      steps={[{ name: '홈', to: '/main' }, { name: '식품', to: '/food' }, { name: '과일' }]}
    />,
  );
  expect(screen.getByRole('navigation', { name: '현재 위치' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['홈', '식품']);
  expect(screen.getByText('과일')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('식품')).not.toHaveAttribute('aria-current');
});
