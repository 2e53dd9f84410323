import { callKey, type useQueryClient } from '@shop/shared/app';
import { type GoodsCard, goodsCalls } from '@shop/shared/contracts';

type QueryClient = ReturnType<typeof useQueryClient>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCardOf = (value: Record<string, unknown>, goodsNo: number): boolean =>
  value.goodsNo === goodsNo && 'listPriceWon' in value && 'image' in value && 'delivery' in value;

/** Looks for the card anywhere inside an answer: lists, corners and endless lists nest it differently. */
function findCard(value: unknown, goodsNo: number): GoodsCard | undefined {
  if (!isObject(value)) return undefined;
  if (isCardOf(value, goodsNo)) return value as unknown as GoodsCard;
  for (const child of Object.values(value)) {
    const found = isObject(child) ? findCard(child, goodsNo) : undefined;
    if (found) return found;
  }
  return undefined;
}

const [detailId] = callKey(goodsCalls.detail);

/**
 * The card of a goods that some list of this visit has shown, newest list first: the page paints
 * name, price and picture from it before its own answer is there. Undefined when no list has it.
 */
export function knownCard(client: QueryClient, goodsNo: number): GoodsCard | undefined {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && queryKey[0] !== detailId)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of queries) {
    const card = findCard(state.data, goodsNo);
    if (card) return card;
  }
  return undefined;
}
