import { isApiError, isNotFound, notFound, useApp, useNavigate } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { goodsQueries } from './goods.queries';

/** Code 5002: the goods exists and is not for sale. */
export const isOffSale = (error: unknown): boolean => isApiError(error) && error.code === '5002';

type Client = ReturnType<typeof useApp>['queryClient'];

/** In the route's `load`: a goods that this visit knows to be unknown is a 404 like on the server. */
export function refuseUnknownGoods(client: Client, goodsNo: number): void {
  const state = client.getQueryState(goodsQueries.detail(goodsNo).queryKey);
  if (state?.data === undefined && isNotFound(state?.error)) throw notFound();
}

/**
 * In the browser a page shows before its answer: when that says "off sale" or "unknown", the
 * address is entered again, and the route's own rules decide as they do on the server.
 */
export function useGoodsGone(goodsNo: number, error: unknown): void {
  const navigate = useNavigate();
  const isEnded = isOffSale(error);
  const isUnknown = isNotFound(error);
  useEffect(() => {
    if (isEnded) void navigate(paths.goodsNotForSale(goodsNo), { replace: true });
    else if (isUnknown) void navigate(paths.goods(goodsNo), { replace: true });
  }, [isEnded, isUnknown, goodsNo, navigate]);
}
