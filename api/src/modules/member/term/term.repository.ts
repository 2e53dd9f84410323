import { announcedDays, type TermCode } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { type Article, FIRST_VERSION, firstTexts } from './texts';

/** One version of terms. */
export interface TermVersion {
  /** The day from which it applies, in Korea. */
  version: string;
  appliesAt: Date;
  articles: readonly Article[];
  /** What changed; empty for the first. */
  summary: string;
  isAdverse: boolean;
  isMaterial: boolean;
}

const article = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });
const versionRow = z.object({
  version: z.string(),
  appliesAt: z.date(),
  articles: z.array(article),
  summary: z.string(),
  isAdverse: z.boolean(),
  isMaterial: z.boolean(),
});

const firstVersion = (code: TermCode): TermVersion => ({
  version: FIRST_VERSION,
  appliesAt: new Date(`${FIRST_VERSION}T00:00:00+09:00`),
  articles: firstTexts[code],
  summary: '',
  isAdverse: false,
  isMaterial: false,
});

/** When a version is announced, before it applies. */
export const announcedAt = ({
  appliesAt,
  isAdverse,
}: Pick<TermVersion, 'appliesAt' | 'isAdverse'>): Date =>
  addMs(appliesAt, -daysMs(announcedDays(isAdverse)));

/** The versions that are announced or apply, the newest first; the last is the first of all. */
export async function listVersions(
  db: Queryable,
  code: TermCode,
  now: Date,
): Promise<TermVersion[]> {
  const later = await db.rows(
    versionRow,
    sql`select version, applies_at, articles, summary, is_adverse, is_material from term_version
      where code = ${code} order by applies_at desc, version desc`,
  );
  return [...later.filter((one) => announcedAt(one) <= now), firstVersion(code)];
}
