import type { CornerItem } from '@shop/shared/contracts';
import { codeGroups } from '@shop/shared/domain';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { PopupCorner } from '../features/corners/popup-corner';
import { cornerFixture } from './fixtures/corner.fixture';
import { cornerVariants } from './fixtures/corner-variants';
import { contentItem } from './fixtures/item.fixtures';

/** The item of each popup type, by the name of the type. */
const itemOf: Record<string, CornerItem | undefined> = {
  이미지: cornerFixture('btm-benefit-popup').items[0],
  ...Object.fromEntries(
    (cornerVariants['btm-benefit-popup'] ?? []).map(({ title, corner }) => [
      title === '글' ? '텍스트' : title,
      corner.items?.[0],
    ]),
  ),
};

function openPopup(item: CornerItem) {
  const corner = cornerFixture('btm-benefit-popup', { items: [item] });
  renderInShop(<PopupCorner corner={corner} />);
  return screen.getByRole('region', { name: corner.title });
}

const types =
  codeGroups.find(({ grpCd }) => grpCd === 'DP044')?.codes.map(([cd, name]) => ({ cd, name })) ??
  [];

test.each(types)('derives type $cd ($name) from the item of the popup', ({ cd, name }) => {
  const item = itemOf[name];
  if (!item) throw new Error(`No popup shows ${name}.`);
  const popup = openPopup(item);
  expect(popup).toHaveAttribute('data-popup-type', cd);
  expect(popup.querySelector('img') !== null).toBe(
    ['이미지', '기획전', '상품', '바로가기'].includes(name),
  );
});

test('uses the picture type when text has a picture', () => {
  const popup = openPopup(contentItem('쿠폰이 도착했어요', '오늘까지', null, 'mug'));
  expect(popup).toHaveAttribute('data-popup-type', '01');
});
