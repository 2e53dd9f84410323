import type { APIRequestContext } from '@playwright/test';
import type { CategoryDetail, CategoryRoot } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';

/** The top category with the most goods, so that its list has more than one page. */
export async function largestCategory(request: APIRequestContext): Promise<CategoryDetail> {
  const { categories } = await callApi<{ categories: CategoryRoot[] }>(
    { request },
    'GET',
    '/display/v1/shop/category/tree',
  );
  const details = await Promise.all(
    categories.map(({ categoryNo }) =>
      callApi<CategoryDetail>({ request }, 'GET', `/display/v1/shop/category/${categoryNo}`),
    ),
  );
  const [largest] = details.sort((a, b) => b.goodsCount - a.goodsCount);
  if (!largest) throw new Error('The sample shop has no categories.');
  return largest;
}
