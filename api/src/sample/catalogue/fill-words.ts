import type { Tx } from '../../platform/db/db';
import { codeGroups, contents, redirects } from './codes';
import { insertRows } from './insert';
import { banned, popular, recommended, redirectsOfWords, synonyms } from './keywords';

/** Codes of the specification, old addresses, contents: every shop has them, sample or not. */
export async function fillCodes(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'code_group',
    Object.entries(codeGroups).map(([grp_cd, { name }]) => ({ grp_cd, name })),
  );
  await insertRows(
    tx,
    'code',
    Object.entries(codeGroups).flatMap(([grp_cd, { codes }]) =>
      codes.map(([cd, name, ref1], sort) => ({
        grp_cd,
        cd,
        name,
        ref1: ref1 ?? null,
        ref2: null,
        sort,
        use_yn: true,
      })),
    ),
  );
  await insertRows(tx, 'redirect', redirects);
  await insertRows(
    tx,
    'display_content',
    contents.map((row, at) => ({ content_no: at + 1, ...row })),
  );
}

/** What people look for in the sample shop. */
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
