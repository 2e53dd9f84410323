import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';

const codeJson = sql`json_build_object('cd', c.cd, 'cdNm', c.name, 'ref1Val', c.ref1, 'ref2Val', c.ref2)`;

export function codeRepository(db: Queryable) {
  return {
    group: async (grpCd: string) =>
      (
        await db.maybe(
          jsonTextRow,
          sql`
          select json_build_object('grpCd', g.grp_cd, 'grpNm', g.name, 'list', coalesce((
            select json_agg(${codeJson} order by c.sort) from code c where c.grp_cd = g.grp_cd and c.use_yn), '[]'::json))::text as text
          from code_group g where g.grp_cd = ${grpCd}`,
        )
      )?.text,
    /** Unknown groups are omitted. */
    groups: async (grpCds: readonly string[]) =>
      (
        await db.one(
          jsonTextRow,
          sql`
          select coalesce(json_object_agg(g.grp_cd, coalesce((
            select json_agg(${codeJson} order by c.sort) from code c where c.grp_cd = g.grp_cd and c.use_yn), '[]'::json)), '{}'::json)::text as text
          from code_group g where g.grp_cd = any(${grpCds}::text[])`,
        )
      ).text,
    contents: async (large: string, middle: string) =>
      (
        await db.one(
          jsonTextRow,
          sql`
          select json_build_object('list', coalesce(json_agg(json_build_object('contsNo', content_no, 'contsTypCd', type,
            'contsTitle', title, 'contsBody', body, 'linkUrl', link,
            'image', case when image_key is not null then image_ref(image_key, '{11,11}', title) end) order by sort), '[]'::json))::text as text
          from display_content where scrn_lgrp_cd = ${large} and scrn_mgrp_cd = ${middle}
            and coalesce(from_at <= now(), true) and coalesce(to_at > now(), true)`,
        )
      ).text,
  };
}
