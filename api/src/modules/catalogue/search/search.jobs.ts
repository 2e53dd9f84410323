import { wordsOf } from '@shop/shared/domain';
import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import type { Db, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { contentWords } from './parse-query';
import { searchRepository } from './search.repository';
import { writeMissingKeys } from './search-keys';

const wordRow = z.object({ word: z.string() });

/** A rank needs this many words, each of which this many visitors searched. */
const RANKS = 10;
const LEAST_VISITORS = 20;
/** More words are not looked up: some of the most searched may have no goods any more. */
const CANDIDATES = 100;

/** Words of the last day by how many visitors searched them; each in its most frequent spelling. */
const mostSearched = (tx: Tx): Promise<z.infer<typeof wordRow>[]> =>
  tx.rows(
    wordRow,
    sql`
    select mode() within group (order by word) as word from search_log
    where at > now() - interval '1 day' and visitor_hash is not null
    group by word_key having count(*) >= ${LEAST_VISITORS}::int
    order by count(*) desc, word_key limit ${CANDIDATES}`,
  );

/** @returns the words that are not banned and have search results, in the given order */
async function presentable(tx: Tx, words: readonly string[]): Promise<string[]> {
  const search = searchRepository(tx);
  const isBanned = await search.isBanned();
  const allowed = words.filter((word) => !isBanned(word));
  const haveGoods = await search.haveGoodsEach(allowed.map((word) => contentWords(wordsOf(word))));
  return allowed.filter((_, at) => haveGoods[at]);
}

/** Computes 인기 검색어 of the last day when the sample is large enough. */
export async function rankWords(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    const searched = await mostSearched(tx);
    const ranked = (
      await presentable(
        tx,
        searched.map(({ word }) => word),
      )
    ).slice(0, RANKS);
    if (ranked.length < RANKS) {
      // The ranks of the count before hold on; the page shows when they were counted last.
      await tx.run(sql`update keyword_rank set ranked_at = now()`);
      return;
    }
    const words = JSON.stringify(ranked.map((word, at) => ({ word, rank: at + 1 })));
    await tx.run(sql`
      with before as (select word, rank from keyword_rank)
      insert into keyword_rank as k (rank, word, prev_rank, ranked_at)
      select f.rank, f.word, b.rank, now()
      from jsonb_to_recordset(${words}::jsonb) f(rank smallint, word text) left join before b using (word)
      on conflict (rank) do update set word = excluded.word, prev_rank = excluded.prev_rank,
        ranked_at = excluded.ranked_at`);
  });
}

/** Searches count for a day. */
const deleteOldSearches = (db: Db): Promise<number> =>
  db.run(sql`delete from search_log where at < now() - interval '2 days'`);

export function startSearchJobs({ db, jobs }: Deps): void {
  jobs.everyInCluster('search.keys', 10_000, () => writeMissingKeys(db));
  jobs.everyInCluster('search.rank', minutesMs(60), async () => {
    await rankWords(db);
    await deleteOldSearches(db);
  });
}
