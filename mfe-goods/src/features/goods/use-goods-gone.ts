import { isApiError, useNavigate, useNotFound, useWhilePageIsShown } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect } from 'react';

/** Code 5002: the goods exist but are not for sale. */
export const isOffSale = (error: unknown): boolean => isApiError(error) && error.code === '5002';

/**
 * In the browser a page renders before its response. When the goods turn out to be off sale or
 * unknown, this shows the same page as the server: not for sale, or 404.
 */
export function useGoodsGone(goodsNo: number, error: Error | null): void {
  const navigate = useNavigate();
  // A hidden page must not navigate the shown one; it does when Back shows it.
  const isEnded = useWhilePageIsShown(isOffSale(error));
  useNotFound({ error });
  useEffect(() => {
    if (isEnded) void navigate(paths.goodsNotForSale(goodsNo), { replace: true });
  }, [isEnded, goodsNo, navigate]);
}
