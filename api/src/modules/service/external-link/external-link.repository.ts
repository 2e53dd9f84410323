import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

export interface LinkRow {
  code: string;
  name: string;
  operator: string;
  purpose: string;
  dataItems: string[];
  retention: string | null;
  url: string;
}

export const findLink = (db: Queryable, code: string): Promise<LinkRow | undefined> =>
  db.maybe<LinkRow>(sql`
    select code, name, operator, purpose, data_items, retention, url
    from external_link where code = ${code} and use_yn`);

export const addLink = (db: Queryable, link: LinkRow): Promise<number> =>
  db.run(sql`
    insert into external_link (code, name, operator, purpose, data_items, retention, url)
    values (${link.code}, ${link.name}, ${link.operator}, ${link.purpose},
      ${link.dataItems}::text[], ${link.retention}, ${link.url})
    on conflict (code) do nothing`);

/** What was agreed to is kept as it stood then. */
export const addConsent = (
  db: Queryable,
  { code, dataItems }: LinkRow,
  memberNo: number | undefined,
  agreedAt: Date,
): Promise<number> =>
  db.run(sql`
    insert into external_link_consent (code, member_no, data_items, agreed_at)
    values (${code}, ${memberNo ?? null}::bigint, ${dataItems}::text[], ${agreedAt})`);
