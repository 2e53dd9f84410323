import { render, screen } from '@testing-library/react';
import { BulletList } from './bullet-list';

const items = ['받은 날부터 7일', '포장을 뜯기 전'];

test('numbers steps only', () => {
  const { rerender } = render(<BulletList items={items} look="number" />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  rerender(<BulletList items={items} look="note" />);
  expect(screen.getByRole('list').tagName).toBe('UL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items);
});
