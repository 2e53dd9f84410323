import type { ImageRef } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { ImageBanner } from './image-banner';

const image: ImageRef = { key: 'b/1', tone: [1, 2], alt: '코트' };

test('links inside the shop and is named by its text only', () => {
  renderInShop(
    <ImageBanner
      image={image}
      link="/display/brand"
      eyebrow="기획전"
      title="겨울 코트"
      text="최대 40%"
    />,
  );
  const link = screen.getByRole('link', { name: '기획전 겨울 코트 최대 40%' });
  expect(link).toHaveAttribute('href', '/display/brand');
  expect(link).not.toHaveAttribute('target');
});

test('opens an external link in a new tab', () => {
  renderInShop(<ImageBanner image={image} link="https://partner.example/a" title="제휴" />);
  const link = screen.getByRole('link', { name: '제휴' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([['//evil.example'], ['https://evil.example']])('rejects %s as a link target', (link) => {
  renderInShop(<ImageBanner image={image} link={link} title="밖" />);
  expect(screen.getByRole('link', { name: '밖' })).toHaveAttribute('target', '_blank');
});

test('shows its text without a link or picture', () => {
  renderInShop(<ImageBanner image={null} link={null} look="button" title="곧 열려요" />);
  expect(screen.getByText('곧 열려요')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('자세히 보기')).toBeNull();
});

test('takes the wide picture of an upright banner on tablets', () => {
  const { container } = renderInShop(
    <ImageBanner
      image={image}
      tabletImage={{ ...image, key: 'b/2' }}
      link={null}
      look="tall"
      title="겨울 코트"
    />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(min-width: 600px) and (max-width: 1023.98px)');
  expect(source?.getAttribute('srcset')).toContain('b/2');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('b/1');
});
