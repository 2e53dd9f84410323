import { addMs, daysMs } from '@shop/api/platform/clock';
import { countRow } from '@shop/api/platform/db/row';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import { sampleFaqs } from './faqs';
import { sampleNotices } from './notices';

/** FAQ and notices of the sample shop. Does nothing when there are some. */
export async function seedCs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.tx(async (tx) => {
    const { count } = await tx.one(
      countRow,
      sql`select (select count(*) from faq) + (select count(*) from notice) as count`,
    );
    if (count > 0) return;
    for (const [sort, faq] of sampleFaqs.entries()) {
      await tx.run(sql`
        insert into faq (category, question, answer, top_rank, sort)
        values (${faq.category}, ${faq.question}, ${faq.answer}, ${faq.topRank ?? null}, ${sort})`);
    }
    // The oldest first, so that numbers grow with time.
    for (const notice of [...sampleNotices].sort((a, b) => b.daysAgo - a.daysAgo)) {
      await tx.run(sql`
        insert into notice (type, title, body, is_pinned, published_at)
        values (${notice.type}, ${notice.title}, ${notice.body}, ${notice.isPinned ?? false},
          ${addMs(clock.now(), -daysMs(notice.daysAgo))})`);
    }
  });
}
