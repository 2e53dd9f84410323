import { normaliseWord } from '@shop/shared/domain';
import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { writeMissingKeys } from './search-keys';

const spellingRow = z.object({ word: z.string(), count: z.number() });
const bannedRow = z.object({ word: z.string() });

/** A rank needs this many words, each of which was searched this often. */
const RANKS = 10;
const LEAST_SEARCHES = 20;

/** Words by how often they were searched in any spelling; each is shown in its most frequent one. */
function mostSearched(
  spellings: readonly z.infer<typeof spellingRow>[],
  banned: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { word, count } of spellings) {
    const key = normaliseWord(word);
    const before = counts.get(key);
    if (key === '' || banned.has(key)) continue;
    counts.set(key, { word: before?.word ?? word, count: count + (before?.count ?? 0) });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= LEAST_SEARCHES)
    .sort((a, b) => b.count - a.count)
    .slice(0, RANKS)
    .map(({ word }) => word);
}

/** Computes 인기 검색어 of the last day when the sample is large enough. */
export async function rankWords(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    const spellings = await tx.rows(
      spellingRow,
      sql`
      select coalesce(used_word, word) as word, count(*)::int as count from search_log
      where at > now() - interval '1 day' group by 1 order by 2 desc, 1 limit 20000`,
    );
    const bannedRows = await tx.rows(bannedRow, sql`select word from keyword_banned`);
    const banned = new Set(bannedRows.map(({ word }) => normaliseWord(word)));
    const ranked = mostSearched(spellings, banned);
    if (ranked.length < RANKS) return;
    const words = JSON.stringify(ranked.map((word, at) => ({ word, rank: at + 1 })));
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
