import type { APIRequestContext } from '@playwright/test';
import type { CategoryDetail, CategoryRoot } from '@shop/shared/contracts';

/** What the api answers, out of its envelope. */
export async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`);
  return ((await answer.json()) as { payload: T }).payload;
}

/** The top category with most goods, so that its list is longer than one part. */
export async function largestCategory(request: APIRequestContext): Promise<CategoryDetail> {
  const { categories } = await read<{ categories: CategoryRoot[] }>(
    request,
    '/display/v1/shop/category/tree',
  );
  const details = await Promise.all(
    categories.map(({ categoryNo }) =>
      read<CategoryDetail>(request, `/display/v1/shop/category/${categoryNo}`),
    ),
  );
  const [largest] = details.sort((a, b) => b.goodsCount - a.goodsCount);
  if (!largest) throw new Error('The sample shop has no categories.');
  return largest;
}
