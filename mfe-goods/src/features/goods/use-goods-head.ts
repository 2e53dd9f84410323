import { useApp } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { useState } from 'react';
import { type GoodsHead, headOfCard, headOfDetail } from './goods-head';

/** The head of the goods: from the clicked card until the detail has loaded. */
export function useGoodsHead(
  goodsNo: number,
  detail: GoodsDetail | undefined,
): GoodsHead | undefined {
  const { goodsPreviews } = useApp();
  const [preview] = useState(() => {
    const card = detail ? undefined : goodsPreviews.get(goodsNo);
    return card && headOfCard(card);
  });
  return detail ? headOfDetail(detail) : preview;
}
