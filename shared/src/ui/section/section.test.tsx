import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { Section } from './section';

test('is a region named by its title, and its 더보기 names the section', () => {
  renderInShop(
    <Section title="베스트" note="어제 많이 팔렸어요" moreTo="/best">
      본문
    </Section>,
  );
  const region = screen.getByRole('region', { name: '베스트' });
  expect(region).toHaveTextContent('어제 많이 팔렸어요');
  expect(screen.getByRole('heading', { level: 2, name: '베스트' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '베스트 더보기' })).toHaveAttribute('href', '/best');
});
