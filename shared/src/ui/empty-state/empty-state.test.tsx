import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('shows title, reason and one action', () => {
  const { container } = render(
    <EmptyState
      title="장바구니가 비어 있어요"
      reason="마음에 드는 상품을 담아 보세요"
      action={<button type="button">쇼핑 계속하기</button>}
    />,
  );
  expect(container).toHaveTextContent('장바구니가 비어 있어요마음에 드는 상품을 담아 보세요');
  expect(screen.getByRole('button', { name: '쇼핑 계속하기' })).toBeInTheDocument();
});
