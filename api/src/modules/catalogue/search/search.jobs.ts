import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { writeMissingKeys } from './search-keys';

const wordRow = z.object({ word: z.string() });

/** Computes 인기 검색어 of the last day when the sample is large enough. */
async function rankWords(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    const counted = await tx.rows(
      wordRow,
      sql`
      select coalesce(used_word, word) as word from search_log
      where at > now() - interval '1 day' and word not in (select word from keyword_banned)
      group by 1 having count(*) >= 20 order by count(*) desc limit 10`,
    );
    if (counted.length < 10) return;
    const words = JSON.stringify(counted.map(({ word }, at) => ({ word, rank: at + 1 })));
    await tx.run(sql`
      with before as (select word, rank from keyword_rank),
        fresh as (select f.rank, f.word, b.rank as prev_rank
          from jsonb_to_recordset(${words}::jsonb) f(rank smallint, word text) left join before b using (word))
      update keyword_rank k set word = f.word, prev_rank = f.prev_rank, ranked_at = now()
      from fresh f where f.rank = k.rank`);
  });
}

export function startSearchJobs({ db, jobs }: Deps): void {
  jobs.everyInCluster('search.keys', 10_000, () => writeMissingKeys(db));
  jobs.everyInCluster('search.rank', minutesMs(60), () => rankWords(db));
}
