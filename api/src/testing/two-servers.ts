import { randomUUID } from 'node:crypto';
import type { Call } from '@shop/shared/contracts';
import { type ServerProcess, startServer } from './server-process';
import { openRacingShop, TEST_SECRET } from './shop';
import type { Visitor } from './visitor';

export interface Reply<T = unknown> {
  status: number;
  code: string;
  payload: T;
}

/** Two api processes on the PostgreSQL of a test shop: none may count on its own memory. */
export async function openTwoServers() {
  const shop = await openRacingShop(10);
  const env = {
    DATABASE_URL: shop.databaseUrl,
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
  };
  const servers: ServerProcess[] = [];
  for (const _ of [1, 2]) servers.push(await startServer(shop.deps.config.apiRoot, env));

  const urlOf = (at: number): string => (servers[at % servers.length] as ServerProcess).url;
  return {
    shop,
    urlOf,
    /** Sends one request to one of the two processes, the even or the odd one. */
    async send<T = unknown>(
      at: number,
      who: Visitor,
      call: unknown,
      input: { params?: Record<string, unknown>; body?: unknown } = {},
      key: string = randomUUID(),
    ): Promise<Reply<T>> {
      const row = call as Call<never>;
      const path = row.path.replace(/:(\w+)/g, (_, name: string) => String(input.params?.[name]));
      const response = await fetch(`${urlOf(at)}${path}`, {
        method: row.method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${who.cookies.get('accessToken')}`,
        },
        body: row.method === 'GET' ? null : JSON.stringify(input.body ?? {}),
      });
      return { status: response.status, ...((await response.json()) as Omit<Reply<T>, 'status'>) };
    },
    /** kill -9 of one of the two. */
    kill: (at: number): Promise<void> => (servers[at] as ServerProcess).killHard(),
    close: async () => {
      await Promise.all(servers.map((server) => server.killHard()));
      await shop.close();
    },
  };
}
