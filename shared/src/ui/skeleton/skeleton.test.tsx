import fs from 'node:fs';
import path from 'node:path';
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

test('its shapes appear after 150 ms, so that a quick response shows none', () => {
  const read = (file: string) => fs.readFileSync(path.join(__dirname, '..', file), 'utf8');
  expect(read('tokens/tokens.global.css')).toContain('--skeleton-delay: 150ms;');
  expect(read('skeleton/skeleton.module.css')).toMatch(
    /^\.group \{\n\s+animation: appear var\(--motion-appear\) var\(--skeleton-delay\) both;/m,
  );
});
