import { isApiError, useNavigate, useNotFound } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect } from 'react';

/** Code 5002: the goods exists and is not for sale. */
export const isOffSale = (error: unknown): boolean => isApiError(error) && error.code === '5002';

/**
 * In the browser a page shows before its answer: when that says "off sale" or "unknown", the
 * address is entered again, and the route's own rules decide as they do on the server.
 */
export function useGoodsGone(goodsNo: number, error: Error | null): void {
  const navigate = useNavigate();
  const isEnded = isOffSale(error);
  useNotFound({ error });
  useEffect(() => {
    if (isEnded) void navigate(paths.goodsNotForSale(goodsNo), { replace: true });
  }, [isEnded, goodsNo, navigate]);
}
