import { parseNumber } from '@shop/shared/domain';
import { wonFigure } from '@shop/shared/ui';
import type { GoodsFilter } from './goods-filter';

export interface PriceRange {
  minWon?: number;
  maxWon?: number;
}

const edges = [10_000, 30_000, 50_000, 100_000, 300_000, 1_000_000];

/** For lists that lie within one or two of the wide ranges. */
const fineEdges = [10_000, 100_000, 1_000_000].flatMap((ten) =>
  [1, 1.5, 2, 3, 5, 7].map((step) => ten * step),
);

/** The predefined ranges that contain goods of this list. */
export function priceRanges({ minWon, maxWon }: { minWon: number; maxWon: number }): PriceRange[] {
  const within = (list: readonly number[]) =>
    list.filter((edge) => edge > minWon && edge <= maxWon);
  const wide = within(edges);
  const fine = within(fineEdges);
  const inside = wide.length < 2 && fine.length > 1 ? fine : wide;
  return [...inside, undefined].map((edge, i) => ({
    minWon: inside[i - 1],
    maxWon: edge,
  }));
}

const amount = (won: number): string =>
  won >= 10_000 && won % 10_000 === 0 ? `${wonFigure(won / 10_000)}만원` : `${wonFigure(won)}원`;

/** "1만원 이하", "1만원~3만원", "100만원 이상". */
export function rangeWords({ minWon, maxWon }: PriceRange): string {
  if (minWon && maxWon !== undefined) return `${amount(minWon)}~${amount(maxWon)}`;
  if (maxWon !== undefined) return `${amount(maxWon)} 이하`;
  return minWon ? `${amount(minWon)} 이상` : '전체 가격';
}

export const isSameRange = (a: PriceRange, b: PriceRange): boolean =>
  (a.minWon || undefined) === (b.minWon || undefined) && a.maxWon === b.maxWon;

/** The filter with its price range replaced. */
export const withRange = (filter: GoodsFilter, { minWon, maxWon }: PriceRange): GoodsFilter => ({
  ...filter,
  minWon,
  maxWon,
});

const MAX_WON = 999_999_999;

/** Parses "50,000", "5만원" and "3만 5천". Text without an amount is undefined. */
function typedWon(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[^\d만천]/g, '');
  const [, tenThousands, thousands, ones] = /^(?:(\d+)만)?(?:(\d+)천)?(\d*)/.exec(plain) ?? [];
  if (!tenThousands && !thousands && !ones) return undefined;
  const count = (digits = ''): number => parseNumber(digits);
  const won = count(tenThousands) * 10_000 + count(thousands) * 1000 + count(ones);
  return Math.min(won, MAX_WON);
}

/** Parses the two price fields and swaps reversed bounds. */
export function typedRange(least: string, most: string): PriceRange {
  const [low, high] = [typedWon(least), typedWon(most)];
  const isTurned = low !== undefined && high !== undefined && low > high;
  const [minWon, maxWon] = isTurned ? [high, low] : [low, high];
  return { minWon: minWon || undefined, maxWon };
}
