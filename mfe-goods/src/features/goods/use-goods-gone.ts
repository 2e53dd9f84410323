import { isApiError, isNotFound, notFound, useNavigate, useQueryClient } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect } from 'react';

/** Code 5002: the goods exists and is not for sale. */
export const isOffSale = (error: unknown): boolean => isApiError(error) && error.code === '5002';

type QueryClient = ReturnType<typeof useQueryClient>;

/**
 * In a route's `load`: what this visit knows to be unknown is a 404, as it is on the server.
 * @throws the router's 404
 */
export function refuseUnknown(
  client: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
): void {
  const state = client.getQueryState(queryKey);
  if (state?.data === undefined && isNotFound(state?.error)) throw notFound();
}

/**
 * In the browser a page shows before its answer: when that says "off sale" or "unknown", the
 * address is entered again, and the route's own rules decide as they do on the server.
 * @param href this page's own address
 */
export function useGoodsGone(goodsNo: number, error: unknown, href: string): void {
  const navigate = useNavigate();
  const isEnded = isOffSale(error);
  const isUnknown = isNotFound(error);
  useEffect(() => {
    if (isEnded) void navigate(paths.goodsNotForSale(goodsNo), { replace: true });
    else if (isUnknown) void navigate(href, { replace: true });
  }, [isEnded, isUnknown, goodsNo, href, navigate]);
}
