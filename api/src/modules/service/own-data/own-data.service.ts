import type { CallReply, OwnDataSection, ownDataCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import type { Secrets } from '../../../platform/secrets';
import { assertChecked } from '../../member/member';
import { type Section, sections } from './sections';

const row = z.record(z.string(), z.unknown());
type Row = z.infer<typeof row>;

/** Marks a sealed value in the name of its column. */
const SEALED = /_enc$/;

/** A sealed value as it was stored: an object where it is JSON, else a text. */
function openValue(secrets: Secrets, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = secrets.open(value);
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : text;
  } catch {
    return text;
  }
}

const openRow = (secrets: Secrets, values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      SEALED.test(name) ? [name.replace(SEALED, ''), openValue(secrets, value)] : [name, value],
    ),
  );

type Names = NonNullable<Section['names']>;

/** The words of codes, also of those in lists of a row. */
function withNames(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? (names[key]?.[inner] ?? inner) : withNames(inner, names),
    ]),
  );
}

async function readSection(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  { title, rows, names = {} }: Section,
): Promise<OwnDataSection> {
  const found = await db.rows(
    jsonTextRow,
    sql`select row_to_json(t)::text as text from (${rows(memberNo)}) t`,
  );
  return {
    title,
    rows: found.map(({ text }) =>
      row.parse(withNames(openRow(secrets, row.parse(JSON.parse(text))), names)),
    ),
  };
}

/**
 * All that the shop keeps about the member, in sections.
 * @throws AppError 403 `CHECK_REQUIRED`
 */
export async function ownDataOf(
  deps: Deps,
  session: Session,
): Promise<CallReply<typeof ownDataCalls.copy>> {
  await assertChecked(deps, session);
  const read: OwnDataSection[] = [];
  for (const section of sections) {
    read.push(await readSection(deps.db, deps.secrets, session.memberNo, section));
  }
  return { at: deps.clock.now().toISOString(), sections: read };
}
