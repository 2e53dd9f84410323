import { render, screen } from '@testing-library/react';
import { StickyBar } from './sticky-bar';

test('is a region of its own, and what floats at the lower edge can keep clear of it', () => {
  render(<StickyBar label="구매">12,000원</StickyBar>);
  // Toasts and popups look for this mark: `body:has([data-bottom-bar])`.
  expect(screen.getByRole('region', { name: '구매' })).toHaveAttribute('data-bottom-bar');
});
