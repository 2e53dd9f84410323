import { render, screen } from '@testing-library/react';
import { ProductCardSkeleton, SkeletonGroup, TextSkeleton } from './skeleton';

test('announces one sentence and hides the shapes', () => {
  const { container } = render(
    <SkeletonGroup>
      <ProductCardSkeleton />
      <TextSkeleton lines={2} />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^불러오는 중이에요$/);
  expect(container.querySelectorAll('[aria-hidden="true"] span')).toHaveLength(7);
});
