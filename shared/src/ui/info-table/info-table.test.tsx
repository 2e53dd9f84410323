import { render, screen } from '@testing-library/react';
import { InfoTable } from './info-table';

test('associates each value with its row header', () => {
  render(<InfoTable caption="상품정보제공고시" rows={[{ key: '제조국', value: '대한민국' }]} />);
  expect(screen.getByRole('table', { name: '상품정보제공고시' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '제조국' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '대한민국' })).toBeInTheDocument();
});
