import type { BrandCard, PopularWords } from '@shop/shared/contracts';
import { brandCard } from '@shop/shared/contracts/schemas';
import { normaliseWord, wordsOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { joinSql, type Sql, sql } from '../../../platform/db/sql';
import { brandCardJson } from '../display';
import { isListed } from '../goods';
import { hasGoodsSql, scopeConditions } from './list.sql';
import { namedRow } from './named';
import type { VocabularyWord } from './vocabulary';

const vocabularyWordRow: RowSchema<VocabularyWord> = z.object({
  word: z.string(),
  weight: z.number(),
});
const synonymRow = z.object({ word: z.string(), synonym: z.string() });
const nameRow = z.object({ name: z.string() });
const wordRow = z.object({ word: z.string() });
const rankRow = z.object({ word: z.string(), change: z.number().nullable(), rankedAt: z.date() });

const RECOMMENDED = 10;

const hasGoodsRow = z.object({ found: z.boolean() });
const haveGoodsRow = z.object({ found: z.array(z.boolean()) });
const brandRow = z.object({ brand: brandCard });

const wordRedirectRow = z.object({ word: z.string(), to: z.string(), title: z.string() });
type WordRedirect = Pick<z.infer<typeof wordRedirectRow>, 'to' | 'title'>;

export function searchRepository(db: Queryable) {
  const bannedWords = async (): Promise<Set<string>> =>
    new Set(
      (await db.rows(wordRow, sql`select word from keyword_banned`)).map(({ word }) =>
        normaliseWord(word),
      ),
    );
  /** Whether a text is banned, whole or one of its words. */
  const bannedTest = async () => {
    const banned = await bannedWords();
    return (text: string): boolean =>
      [text, ...wordsOf(text)].some((word) => banned.has(normaliseWord(word)));
  };
  const ranked = async () => {
    const [rows, isBanned] = await Promise.all([
      db.rows(
        rankRow,
        sql`select word, prev_rank - rank as change, ranked_at from keyword_rank order by rank`,
      ),
      bannedTest(),
    ]);
    return rows.filter(({ word }) => !isBanned(word));
  };
  return {
    /**
     * Words of goods names, categories, brands and keyword groups, weighted by frequency or demand.
     */
    words: () =>
      db.rows(
        vocabularyWordRow,
        sql`
        select word, sum(weight)::int as weight from (
          select w as word, count(*) as weight from goods g, string_to_table(g.name, ' ') w
            where ${isListed} and w ~ '^[가-힣]{2,20}$' group by w having count(*) > 1
          union all select name, 40 from category where use_yn
          union all select name_ko, 60 from brand where status = 'OPEN'
          union all select name_en, 20 from brand where status = 'OPEN'
          union all select word, weight * 5 from keyword_group
          union all select word, 300 from keyword_rank
        ) all_words group by word order by 2 desc limit 20000`,
      ),
    synonyms: async (): Promise<Map<string, string[]>> => {
      const rows = await db.rows(synonymRow, sql`select word, synonym from keyword_synonym`);
      const map = new Map<string, string[]>();
      for (const { word, synonym } of rows) {
        const key = normaliseWord(word);
        map.set(key, [...(map.get(key) ?? []), normaliseWord(synonym)]);
      }
      return map;
    },
    banned: bannedWords,
    isBanned: bannedTest,
    sellerName: async (sellerNo: number): Promise<string | undefined> =>
      (
        await db.maybe(
          nameRow,
          sql`select biz_name as name from seller where seller_no = ${sellerNo}`,
        )
      )?.name,
    /** Whether any goods match all words, for each list of words. */
    haveGoodsEach: async (queries: readonly (readonly string[])[]): Promise<boolean[]> => {
      if (queries.length === 0) return [];
      const checks = queries.map((words) => {
        const conditions = scopeConditions(
          {},
          words.map((word) => [word]),
        );
        return sql`(${hasGoodsSql(conditions)})`;
      });
      return (await db.one(haveGoodsRow, sql`select array[${joinSql(checks, ', ')}] as found`))
        .found;
    },
    hasGoods: async (query: Sql): Promise<boolean> => (await db.one(hasGoodsRow, query)).found,
    /** Where a word leads that is not goods, by its normalised spelling. */
    redirects: async (): Promise<Map<string, WordRedirect>> => {
      const rows = await db.rows(
        wordRedirectRow,
        sql`select word, to_url as to, title from keyword_redirect`,
      );
      return new Map(rows.map(({ word, ...redirect }) => [normaliseWord(word), redirect]));
    },
    /** What has a name that a word may be: brands in order of popularity, then categories and 기획전. */
    names: () =>
      db.rows(
        namedRow,
        sql`
        select kind, no, text from (
          select 'brand' as kind, brand_no as no, name as text, 1 as part, -popularity as place
            from brand, unnest(array[name_ko, name_en]) name where status = 'OPEN'
          union all select 'category', category_no, name, 2, depth * 100000 + sort from category where use_yn
          union all select 'planShop', plan_shop_no, title, 3, sort from plan_shop where status = 'OPEN'
        ) named order by part, place, no`,
      ),
    brand: async (brandNo: number): Promise<BrandCard | null> =>
      (
        await db.maybe(
          brandRow,
          sql`select ${brandCardJson} as brand from brand b where b.status = 'OPEN' and b.brand_no = ${brandNo}`,
        )
      )?.brand ?? null,
    popularWords: async () => (await ranked()).map(({ word }) => word),
    /** 인기 and 추천 검색어. A word that was banned after it was ranked is left out. */
    popular: async (now: Date): Promise<PopularWords> => {
      const [words, groups, isBanned] = await Promise.all([
        ranked(),
        db.rows(wordRow, sql`select word from keyword_group order by weight desc, word`),
        bannedTest(),
      ]);
      const shown = new Set(words.map(({ word }) => word));
      const others = groups.filter(({ word }) => !shown.has(word) && !isBanned(word));
      return {
        rankedAt: (words[0]?.rankedAt ?? now).toISOString(),
        words: words.map(({ word, change }, at) => ({ rank: at + 1, word, change })),
        recommended: others.slice(0, RECOMMENDED).map(({ word }) => word),
      };
    },
    /** Counts a word once for each visitor. @param visitor see `visitorKey` */
    log: (word: string, visitor: string) =>
      db.run(sql`
        insert into search_log (word, word_key, visitor_hash)
        values (${word}, ${normaliseWord(word)}, ${visitor})
        on conflict (word_key, visitor_hash) do update set word = excluded.word, at = excluded.at`),
  };
}

export type SearchRepository = ReturnType<typeof searchRepository>;
