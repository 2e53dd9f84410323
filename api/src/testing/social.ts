import { socialCalls } from '@shop/shared/contracts';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

/** What a provider led the browser back to `/auth/callback` with. */
export type SocialAnswer = { state: string; code?: string; iss?: string; error?: string };

export const answerIn = (url: string): SocialAnswer =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams) as SocialAnswer;

/** Chooses a sample person, or nobody, on the page of the sandbox's provider. */
export async function choosePerson(
  shop: TestShop,
  url: string,
  person: 'complete' | 'sparse' | 'newcomer' | undefined,
): Promise<SocialAnswer> {
  const response = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(person ? { person } : { cancel: 'Y' }).toString(),
  });
  return answerIn(String(response.headers.location));
}

/** Begins a sign-in at the sandbox's provider and decides there. */
export async function answerOfSandbox(
  shop: TestShop,
  visitor: Visitor,
  person: 'complete' | 'sparse' | 'newcomer' | undefined,
  returnTo = '/basket',
): Promise<SocialAnswer> {
  const { url } = await visitor.call(socialCalls.begin, { body: { providerId: '1', returnTo } });
  return choosePerson(shop, url, person);
}
