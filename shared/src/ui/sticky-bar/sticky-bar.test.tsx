import { render, screen } from '@testing-library/react';
import { StickyBar } from './sticky-bar';

test('is a region, and is marked for floating elements to avoid', () => {
  render(<StickyBar label="구매">12,000원</StickyBar>);
  // A toast looks for this attribute.
  expect(screen.getByRole('region', { name: '구매' })).toHaveAttribute('data-bottom-bar');
});
