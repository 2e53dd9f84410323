import { specifiedCornerIds } from '@shop/shared/domain';
import { cornerFixture } from '../../markup/fixtures/corner.fixture';
import { cornerIds, isCornerId, lookOf } from './corner-looks';
import { isOrderRail } from './order-rails';

const look = (cornerId: string, layout = 'default') => lookOf({ cornerId, layout });

test('knows exactly the corner ids of the specification', () => {
  expect([...cornerIds].sort()).toEqual([...specifiedCornerIds].sort());
});

test('draws the rails of the completed order as the fragment does', () => {
  for (const cornerId of ['order-completed-related', 'order-completed-category-related'] as const) {
    expect(lookOf(cornerFixture(cornerId))).toEqual({ kind: 'recommended', look: 'rail' });
    expect(isOrderRail({ ...cornerFixture(cornerId), personal: 'member' })).toBe(true);
  }
});

test('returns no renderer for an unknown id or an inherited property name', () => {
  expect(look('next-years-corner')).toBeUndefined();
  expect(look('toString')).toBeUndefined();
  expect(isCornerId('constructor')).toBe(false);
});

test('shows ranks in best lists and clocks on deals', () => {
  expect(look('best-category-ten')).toEqual({ kind: 'goods', look: 'rank' });
  expect(look('best-category-ten', 'list')).toEqual({ kind: 'shelf', look: 'ranked' });
  expect(look('best-transfer')).toEqual({ kind: 'shelf', look: 'ranked' });
  expect(look('product-comb1', 'list')).toEqual({ kind: 'goods', look: 'grid' });
  expect(look('time-deal')).toEqual({ kind: 'deal', look: 'rail' });
});

test('puts goods behind tabs when the data has tabs', () => {
  const tabs = [{ title: '뷰티', size: 3, moreLink: null }];
  expect(lookOf({ cornerId: 'best-category-ten', layout: 'default', tabs })).toEqual({
    kind: 'tabbed',
    look: 'rank',
  });
  expect(lookOf({ cornerId: 'kind-product', layout: 'default', tabs })?.look).toBe('rail');
});

test('enlarges a banner when the layout is hero and leaves other corners unchanged', () => {
  expect(look('image-banner')).toEqual({ kind: 'banner', look: 'card' });
  expect(look('image-banner', 'hero')).toEqual({ kind: 'hero', look: 'full' });
  expect(look('product-comb1', 'hero')).toEqual({ kind: 'goods', look: 'grid' });
});
