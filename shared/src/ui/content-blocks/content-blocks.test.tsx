import type { ContentBlock, ImageRef } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { ContentBlocks } from './content-blocks';

const blocks: ContentBlock[] = [
  { type: 'text', text: '손으로 빚은 <b>머그</b>예요' },
  { type: 'list', items: ['전자레인지 사용 가능', '식기세척기 사용 가능'] },
  { type: 'table', rows: [{ key: '용량', value: '350ml' }] },
  {
    type: 'image',
    image: { key: 'd/mug-6-0-hero', tone: [6, 11], alt: '창가의 머그' },
    caption: '아침 햇살에',
  },
];

describeComponent('ContentBlocks', <ContentBlocks blocks={blocks} pictures="square" />);

test('renders its blocks, with markup in a text as text', () => {
  renderInShop(<ContentBlocks blocks={blocks} tableCaption="상품 상세 표" />);
  expect(screen.getByText('손으로 빚은 <b>머그</b>예요')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('table', { name: '상품 상세 표' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('아침 햇살에');
});

test('shows a tall detail picture whole, and items that say the same', () => {
  const image: ImageRef = { tone: [6, 11], key: `f/${'a'.repeat(64)}`, alt: '상세' };
  const size = { width: 860, height: 8600 };
  renderInShop(
    <ContentBlocks
      blocks={[
        { type: 'image', image, caption: '', size },
        { type: 'list', items: ['같은 말', '같은 말'] },
      ]}
    />,
  );
  const picture = screen.getByRole('img', { name: '상세' });
  expect(picture).toHaveAttribute('height', '6400');
  expect(picture.getAttribute('src')).not.toMatch(/[?&]h=/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('renders nothing without blocks', () => {
  const { container } = renderInShop(<ContentBlocks blocks={[]} />);
  expect(container).toBeEmptyDOMElement();
});
