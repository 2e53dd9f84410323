import { render, screen } from '@testing-library/react';
import { card } from '../../test/goods.fixtures';
import { HeadPrice } from './buy-bar-parts';
import { headOfCard } from './goods-head';

test('shows beside the buttons that some options cost more', () => {
  const { rerender } = render(<HeadPrice head={headOfCard(card)} />);
  expect(screen.getByText(/40,000/).closest('strong')).toHaveTextContent('40,000원~');
  rerender(<HeadPrice head={headOfCard({ ...card, hasPriceRange: false })} />);
  expect(screen.getByText(/40,000/).closest('strong')).toHaveTextContent(/40,000원$/);
});
