import { provideAdultImage } from '@shop/shared/app';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { sampleSuggestion } from '../../test/samples';
import { SuggestionList } from './suggestion-list';
import { suggestionGroups } from './suggestion-options';

const sign = { key: 'l/19', tone: [11, 11] as [number, number], alt: '' };
const [noodles] = sampleSuggestion().goods;
if (!noodles) throw new Error('The sample has no goods.');
const suggestion = {
  ...sampleSuggestion(),
  goods: [noodles, { ...noodles, goodsNo: 10, name: '전통주', image: sign, adult: true }],
};

function show(permittedKey: string | undefined) {
  act(() =>
    provideAdultImage(({ goodsNo, children }) =>
      children(permittedKey ? { ...sign, key: `${permittedKey}-${goodsNo}` } : undefined),
    ),
  );
  renderInShop(
    <SuggestionList
      id="list"
      idOf={(id) => id}
      groups={suggestionGroups(suggestion)}
      typed=""
      activeId={undefined}
      onChoose={() => {}}
    />,
  );
  const keyOf = (name: RegExp) =>
    /images\/([^?]+)/.exec(
      screen.getByRole('option', { name }).querySelector('img')?.getAttribute('src') ?? '',
    )?.[1];
  return [keyOf(/매운 라면/), keyOf(/전통주/)];
}

test('shows the sign for adult goods to those who may not see them', () => {
  expect(show(undefined)).toEqual([noodles.image.key, 'l/19']);
});

test('shows a verified member the picture of adult goods', () => {
  expect(show('d/bottle')).toEqual([noodles.image.key, 'd/bottle-10']);
});
