import type { App } from '@shop/shared/app';
import { paths, termCalls } from '@shop/shared/contracts';

/**
 * Where a member goes who has just logged in: first to required terms that changed materially, if there are
 * any. A login counts also when nobody can say so.
 */
export async function afterLogin(app: App, returnTo: string): Promise<string> {
  const { terms } = await app.call(termCalls.pending, {}).catch(() => ({ terms: [] }));
  return terms.length > 0 ? paths.changedTerms(returnTo) : returnTo;
}
