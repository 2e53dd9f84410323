import { useQueryClient } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { useState } from 'react';
import { type GoodsHead, headOfCard, headOfDetail } from './goods-head';
import { knownCard } from './known-card';

/** The head of a goods: from its detail, until then from any list of this visit that has shown it. */
export function useGoodsHead(
  goodsNo: number,
  detail: GoodsDetail | undefined,
): GoodsHead | undefined {
  const client = useQueryClient();
  const [known] = useState(() => {
    const card = detail ? undefined : knownCard(client, goodsNo);
    return card && headOfCard(card);
  });
  return detail ? headOfDetail(detail) : known;
}
