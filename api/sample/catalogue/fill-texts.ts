import type { Tx } from '@shop/api/platform/db/db';
import { insertRows } from './insert';
import { banned, popular, recommended, redirectsOfWords, synonyms } from './keywords';
import { contents, redirects } from './screen-contents';

/** Redirects, and contents of screens. */
export async function fillContents(tx: Tx): Promise<void> {
  await insertRows(tx, 'redirect', redirects);
  await insertRows(
    tx,
    'display_content',
    contents.map((row, at) => ({ content_no: at + 1, ...row })),
  );
}

/** Search keywords of the sample shop. */
export async function fillKeywords(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'keyword_rank',
    popular.map(([word, prevRank], at) => ({
      rank: at + 1,
      word,
      prev_rank: prevRank,
      ranked_at: now,
    })),
  );
  await insertRows(
    tx,
    'keyword_synonym',
    synonyms.flatMap(([a, b]) => [
      { word: a, synonym: b },
      { word: b, synonym: a },
    ]),
  );
  await insertRows(tx, 'keyword_redirect', redirectsOfWords);
  await insertRows(
    tx,
    'keyword_group',
    [...recommended, ...popular.map(([word]) => word)].map((word, at) => ({
      word,
      weight: 100 - at,
    })),
  );
  await insertRows(
    tx,
    'keyword_banned',
    banned.map((word) => ({ word })),
  );
}
