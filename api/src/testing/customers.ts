import { hashCno } from '../modules/member/member';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

const somebody = {
  name: '독고별하',
  phone: '01098761234',
  email: 'byulha@example.com',
  birth: '19910305',
};

/** A customer of the sandbox's card company who is no member yet. */
export async function addCustomer(
  { db, deps }: TestShop,
  cno: string,
  person: Partial<typeof somebody> = {},
): Promise<void> {
  const sealed = deps.secrets.seal(JSON.stringify({ cno, ...somebody, ...person }));
  await db.run(sql`insert into sandbox_customer (cno_hash, customer_enc)
    values (${hashCno(cno)}, ${sealed})`);
}
