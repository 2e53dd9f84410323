import type { Faq } from '@shop/shared/contracts';
import type { FaqCategory } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { countRow, type RowSchema } from '../../../platform/db/row';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';

const faqRow: RowSchema<Faq> = z.object({
  faqNo: z.number(),
  category: z.enum(['BENEFIT', 'CLAIM', 'DELIVERY', 'ETC', 'MEMBER', 'ORDER']),
  question: z.string(),
  answer: z.string(),
  isHelpful: z.boolean().nullable(),
});

const noticeRow = z.object({
  noticeNo: z.number(),
  type: z.enum(['DELIVERY', 'GENERAL', 'SYSTEM', 'WINNER']),
  title: z.string(),
  body: z.string(),
  isPinned: z.boolean(),
  publishedAt: z.date(),
  removedAt: z.date().nullable(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

/** A safety limit, above the length of any edited list. */
const MAX_FAQS = 300;
const TOP_COUNT = 10;

const faqsOf = (memberNo: number | undefined): Sql => sql`
  select f.faq_no, f.category, f.question, f.answer, b.is_helpful
  from faq f
  left join faq_feedback b on b.faq_no = f.faq_no and b.member_no = ${memberNo ?? null}::bigint
  where f.is_open`;

export const readTopFaqs = (db: Queryable, memberNo: number | undefined): Promise<Faq[]> =>
  db.rows(
    faqRow,
    sql`
    ${faqsOf(memberNo)} and f.top_rank is not null order by f.top_rank limit ${TOP_COUNT}`,
  );

/**
 * Questions that contain every word. A match in the question weighs more than one in the answer.
 */
export function findFaqs(
  db: Queryable,
  memberNo: number | undefined,
  filter: { category: FaqCategory | undefined; words: readonly string[] },
): Promise<Faq[]> {
  const { category, words } = filter;
  const list = [...words];
  return db.rows(
    faqRow,
    sql`
    ${faqsOf(memberNo)}
      ${category ? sql` and f.category = ${category}` : emptySql}
      and not exists (select from unnest(${list}::text[]) w where strpos(f.search_text, w) = 0)
    order by (select count(*) from unnest(${list}::text[]) w
        where strpos(replace(lower(f.question), ' ', ''), w) > 0) desc,
      array_position(array['ORDER', 'DELIVERY', 'CLAIM', 'BENEFIT', 'MEMBER', 'ETC'], f.category),
      f.sort, f.faq_no
    limit ${MAX_FAQS}`,
  );
}

/** @returns false for an unknown question */
export async function writeFeedback(
  db: Queryable,
  voice: { faqNo: number; memberNo: number; isHelpful: boolean; now: Date },
): Promise<boolean> {
  const written = await db.run(sql`
    insert into faq_feedback (faq_no, member_no, is_helpful, at)
    select faq_no, ${voice.memberNo}, ${voice.isHelpful}, ${voice.now} from faq
    where faq_no = ${voice.faqNo} and is_open
    on conflict (faq_no, member_no) do update set is_helpful = excluded.is_helpful, at = excluded.at`);
  return written > 0;
}

const noticeColumns = sql`notice_no, type, title, body, is_pinned, published_at, removed_at`;

export const readNotices = (
  db: Queryable,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<NoticeRow[]> =>
  db.rows(
    noticeRow,
    sql`
    select ${noticeColumns} from notice where removed_at is null and published_at <= ${now}
    order by is_pinned desc, published_at desc, notice_no desc limit ${limit} offset ${offset}`,
  );

export async function countNotices(db: Queryable, now: Date): Promise<number> {
  const { count } = await db.one(
    countRow,
    sql`
    select count(*) from notice where removed_at is null and published_at <= ${now}`,
  );
  return count;
}

export const findNotice = (
  db: Queryable,
  noticeNo: number,
  now: Date,
): Promise<NoticeRow | undefined> =>
  db.maybe(
    noticeRow,
    sql`
    select ${noticeColumns} from notice where notice_no = ${noticeNo} and published_at <= ${now}`,
  );
