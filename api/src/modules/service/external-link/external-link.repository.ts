import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const linkRow = z.object({
  code: z.string(),
  name: z.string(),
  operator: z.string(),
  purpose: z.string(),
  dataItems: z.array(z.string()),
  retention: z.string().nullable(),
  url: z.string(),
});
export type LinkRow = z.infer<typeof linkRow>;

export const findLink = (db: Queryable, code: string): Promise<LinkRow | undefined> =>
  db.maybe(
    linkRow,
    sql`
    select code, name, operator, purpose, data_items, retention, url
    from external_link where code = ${code} and use_yn`,
  );

export const addLink = (db: Queryable, link: LinkRow): Promise<number> =>
  db.run(sql`
    insert into external_link (code, name, operator, purpose, data_items, retention, url)
    values (${link.code}, ${link.name}, ${link.operator}, ${link.purpose},
      ${link.dataItems}::text[], ${link.retention}, ${link.url})
    on conflict (code) do nothing`);

/** Stores the consent text as it was when the member agreed. */
export const addConsent = (
  db: Queryable,
  { code, dataItems }: LinkRow,
  memberNo: number | undefined,
  agreedAt: Date,
): Promise<number> =>
  db.run(sql`
    insert into external_link_consent (code, member_no, data_items, agreed_at)
    values (${code}, ${memberNo ?? null}::bigint, ${dataItems}::text[], ${agreedAt})`);
