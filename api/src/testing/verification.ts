import { adultCalls } from '@shop/shared/contracts';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

/** What a person does on the sandbox provider's page. */
export type PageForm = { birth: string } | { outcome: 'CANCELED' | 'FAILED' | 'SLOW' };

export interface BroughtAnswer {
  requestNo: string;
  answer: string;
}

/** Starts a verification and answers it on the provider's page. @returns what the browser brings back */
export async function visitProvider(
  shop: TestShop,
  who: Visitor,
  form: PageForm,
  returnTo = '/main',
): Promise<BroughtAnswer> {
  const { url } = await who.call(adultCalls.start, { body: { returnTo } });
  const page = await shop.app.inject({ url });
  if (page.statusCode !== 200)
    throw new Error(`The provider's page has status ${page.statusCode}.`);
  const response = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });
  const { searchParams } = new URL(String(response.headers.location), 'http://shop.test');
  return {
    requestNo: searchParams.get('requestNo') ?? '',
    answer: searchParams.get('answer') ?? '',
  };
}
