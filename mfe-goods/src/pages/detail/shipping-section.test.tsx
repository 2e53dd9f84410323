import { render, screen } from '@testing-library/react';
import { goods } from '../../test/goods.fixtures';
import { ShippingSection } from './shipping-section';

test('states the right of withdrawal in 합니다체', () => {
  render(<ShippingSection goods={goods} />);
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toHaveLength(6);
  for (const rule of rules) expect(rule).not.toMatch(/요\./);
  for (const rule of rules) expect(rule).toMatch(/니다\.$/);
});
