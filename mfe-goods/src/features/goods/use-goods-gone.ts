import { isApiError, useNavigate, useNotFound } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect } from 'react';

/** Code 5002: the goods exist but are not for sale. */
export const isOffSale = (error: unknown): boolean => isApiError(error) && error.code === '5002';

/**
 * In the browser a page renders before its response. When the response is "off sale" or "unknown",
 * this navigates to the same URL again, so that the route's guards decide as on the server.
 */
export function useGoodsGone(goodsNo: number, error: Error | null): void {
  const navigate = useNavigate();
  const isEnded = isOffSale(error);
  useNotFound({ error });
  useEffect(() => {
    if (isEnded) void navigate(paths.goodsNotForSale(goodsNo), { replace: true });
  }, [isEnded, goodsNo, navigate]);
}
