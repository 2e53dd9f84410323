import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';

/** Addresses that the specification names beside the ones we use. */
const redirects = [{ from: '/order/shoppingbag', to: '/basket' }];

export async function seedRedirects({ db }: Deps): Promise<void> {
  for (const { from, to } of redirects) {
    await db.run(sql`
      insert into redirect (from_path, to_url, status) values (${from}, ${to}, 301)
      on conflict (from_path) do nothing`);
  }
}
