import type { FragmentUse } from '@shop/shared/app';
import type { BasketView } from '@shop/shared/contracts';

const MAX_ROWS = 3;

/** What mfe-goods draws instead of goods of the basket that cannot be bought, a row for each. */
export function substituteFragments(view: BasketView | undefined): FragmentUse[] {
  const missing = new Map(
    view?.invalidItems.map(({ goodsNo, goodsName }) => [goodsNo, { goodsNo, goodsName }]),
  );
  return [...missing.values()]
    .slice(0, MAX_ROWS)
    .map((props) => ({ name: 'goods/substitutes', props }));
}
