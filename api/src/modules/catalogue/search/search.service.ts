import { createHash } from 'node:crypto';
import type { GoodsListQuery } from '@shop/shared/contracts';
import { colourFamilies, normaliseWord, wordsOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import type { Sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors';
import { completeQuery, MAX_SUGGESTIONS } from './complete-query';
import { facetsSql } from './facets.sql';
import {
  allOf,
  filterConditions,
  hasGoodsSql,
  isReadWhole,
  listPartSql,
  priceConditions,
  scopeConditions,
  wholeConditions,
} from './list.sql';
import {
  filtersOf,
  type ListInput,
  readCursor,
  scopeOf,
  sortOf,
  titles,
  writeCursor,
} from './list-query';
import { createNames, type Names } from './named';
import { othersSql } from './others.sql';
import { nothingFound, type ParsedQuery, parseQuery, shorterQueries } from './parse-query';
import { readPrice } from './price-words';
import type { SearchRepository } from './search.repository';

/** The value by which the list is sorted, and the number, of the last goods of a part. */
const lastOfPart = z.tuple([z.string(), z.number()]);

import { suggestSql } from './suggest.sql';
import { createVocabulary, type Vocabulary } from './vocabulary';

const listPageRow = z.object({
  items: z.string(),
  hasMore: z.boolean(),
  total: z.number(),
  last: z.string().nullable(),
});

const PAGE_SIZE = 24;
/** Colours are matched by the goods' options, so they are missing from most names. */
const colourWords = Object.values(colourFamilies).map(({ name }) => ({ word: name, weight: 30 }));
const VOCABULARY_AGE_MS = 300_000;
const RELATED_WORDS = 8;
/** At most 50 KB on the wire. */
const INDEX_WORDS = 6_000;
const withoutPrice = (q: string): string => readPrice(q)?.rest ?? q;
const badCursor = () =>
  new AppError(400, 'BAD_CURSOR', '목록이 바뀌었어요. 처음부터 다시 불러와 주세요.');

/** Of a word that may not be searched. */
const bannedQuery: ParsedQuery = { ...nothingFound };

/** What words mean in this shop. */
interface Dictionary {
  vocabulary: Vocabulary;
  names: Names;
  banned: ReadonlySet<string>;
}

export function searchService(db: Db, words: SearchRepository, nowMs: () => number) {
  let cached: { dictionary: Promise<Dictionary>; expiresAt: number } | undefined;

  const load = async (): Promise<Dictionary> => {
    const [list, synonyms, banned, named] = await Promise.all([
      words.words(),
      words.synonyms(),
      words.banned(),
      words.names(),
    ]);
    const permitted = list.filter(({ word }) => !banned.has(normaliseWord(word)));
    return {
      vocabulary: createVocabulary(
        [...permitted, ...colourWords],
        synonyms,
        named.filter(({ kind }) => kind === 'category').map(({ text }) => text),
      ),
      names: createNames(named),
      banned,
    };
  };

  /** The dictionary changes slowly: it is reloaded every few minutes, by one load at a time. */
  const dictionary = (): Promise<Dictionary> => {
    if (!cached || cached.expiresAt < nowMs()) {
      const loading = load();
      const entry = { dictionary: loading, expiresAt: nowMs() + VOCABULARY_AGE_MS };
      cached = entry;
      loading.catch(() => {
        if (cached === entry) cached = undefined;
      });
    }
    return cached.dictionary;
  };

  const parse = async (query: ListInput): Promise<ParsedQuery | undefined> => {
    if (!query.q) return undefined;
    if ((await words.banned()).has(normaliseWord(query.q))) {
      return bannedQuery;
    }
    const scope = scopeOf(query);
    return parseQuery(query.q, query.exact === '1', {
      vocabulary: (await dictionary()).vocabulary,
      haveGoods: (groups, price) =>
        words.hasGoods(hasGoodsSql([...scopeConditions(scope, groups), ...priceConditions(price)])),
    });
  };

  const conditionsOf = (query: ListInput, parsed: ParsedQuery | undefined): Sql[] => [
    ...wholeConditions(scopeOf(query), parsed?.words ?? []),
    ...priceConditions(parsed?.price ?? {}),
  ];

  const searchInfo = async (query: ListInput, parsed: ParsedQuery) => {
    const word = normaliseWord(parsed.correction?.used ?? withoutPrice(query.q ?? ''));
    const { vocabulary: all, names } = await dictionary();
    const brandNo = names.brandCalled(word);
    const [redirects, brand, popular] = await Promise.all([
      words.redirects(),
      brandNo === null ? null : words.brand(brandNo),
      parsed.isFound ? [] : words.popularWords(),
    ]);
    const longer = new Set([
      ...all.startingWith(word, RELATED_WORDS + 1),
      ...all.endingWith(word, RELATED_WORDS),
    ]);
    const related = [...longer].filter((other) => {
      const key = normaliseWord(other);
      return key !== word && key.includes(word);
    });
    return {
      isBanned: parsed === bannedQuery || undefined,
      correction: parsed.correction,
      filters: parsed.filters,
      redirect: redirects.get(normaliseWord(query.q ?? '')) ?? null,
      brand,
      relatedWords: related.slice(0, RELATED_WORDS),
      tryWords: parsed.isFound ? [] : [...shorterQueries(query.q ?? ''), ...popular].slice(0, 8),
    };
  };

  const titleOf = async ({ bundleSellerNo, type }: GoodsListQuery): Promise<string | null> => {
    const seller = bundleSellerNo && (await words.sellerName(bundleSellerNo));
    if (seller) return `${seller} 묶음배송 상품`;
    return type ? titles[type] : null;
  };

  return {
    /**
     * What a search counts as for 인기 검색어, so that no visitor writes there: the shop's own words, in its
     * spelling. Undefined when one of them is not the shop's, or is banned.
     */
    shopWords: async (typed: string): Promise<string | undefined> => {
      const text = withoutPrice(typed);
      const { vocabulary: all, banned } = await dictionary();
      const parts = wordsOf(text);
      if (parts.length === 0 || [text, ...parts].some((word) => banned.has(normaliseWord(word))))
        return undefined;
      const whole = all.spellingOf(text);
      if (whole !== undefined) return whole;
      const spellings = parts.map((part) => all.spellingOf(part));
      return spellings.includes(undefined) ? undefined : spellings.join(' ');
    },

    /** JSON of one page of a list. @throws 400 when the cursor belongs to another sort order. */
    list: async (query: GoodsListQuery): Promise<string> => {
      const sort = sortOf(query);
      const size = query.size ?? PAGE_SIZE;
      const after = query.cursor ? readCursor(query.cursor, sort) : undefined;
      if (query.cursor && !after) throw badCursor();
      const parsed = await parse(query);
      const filters = Object.values(filterConditions(filtersOf(query)));
      const conditions = [...conditionsOf(query, parsed), ...filters];
      const skip = after ? 0 : ((query.page ?? 1) - 1) * size;
      const searched = parsed?.words ?? [];
      const part = await db.one(
        listPageRow,
        listPartSql(conditions, {
          sort,
          size,
          skip,
          words: searched,
          after,
          isReadWhole: isReadWhole(scopeOf(query), searched),
        }),
      );
      const last = part.last ? lastOfPart.parse(JSON.parse(part.last)) : undefined;
      const nextCursor =
        part.hasMore && last ? writeCursor(sort, { value: last[0], goodsNo: last[1] }) : null;
      const search = parsed && !after && skip === 0 ? await searchInfo(query, parsed) : null;
      const title = await titleOf(query);
      return `{"title":${JSON.stringify(title)},"items":${part.items},"total":${part.total},"nextCursor":${JSON.stringify(nextCursor)},"search":${JSON.stringify(search)}}`;
    },

    facets: async (query: ListInput): Promise<string> => {
      const parsed = await parse(query);
      const scope = allOf(conditionsOf(query, parsed));
      const below = query.inCategory ?? query.categoryNo;
      return (await db.one(jsonTextRow, facetsSql(scope, filtersOf(query), below))).text;
    },

    /** What else a search finds: 기획전, brands and events. Nothing for a banned word. */
    others: async (q: string): Promise<string> => {
      const parsed = await parse({ q });
      const isBanned = parsed === bannedQuery;
      const word = isBanned ? '' : normaliseWord(parsed?.correction?.used ?? withoutPrice(q));
      const { names } = await dictionary();
      const sql = othersSql(parsed?.words ?? [], word, names.containing(word));
      return (await db.one(jsonTextRow, sql)).text;
    },

    /** The words for suggestions on the device, or only their revision when the device has it. */
    wordIndex: async (have: string | undefined): Promise<string> => {
      const { vocabulary } = await dictionary();
      const list = vocabulary.mostWanted(INDEX_WORDS).join('\n');
      const revision = createHash('sha256').update(list).digest('base64url').slice(0, 12);
      return JSON.stringify({ revision, words: have === revision ? null : list });
    },

    /** Words are completed in memory; goods, brands and categories in the database. */
    suggest: async (q: string): Promise<string> => {
      const { vocabulary: all, names } = await dictionary();
      const parsed = await parse({ q });
      const completed = await completeQuery(q, all, words.haveGoodsEach);
      const term = completed[0] ?? parsed?.correction?.used ?? q;
      const { text } = await db.one(
        jsonTextRow,
        suggestSql(term, parsed?.words ?? [], parsed?.price ?? {}, names.containing(term)),
      );
      const correction = completed.length > 0 ? null : (parsed?.correction ?? null);
      const list =
        completed.length > 0 ? completed : all.startingWith(correction?.used ?? q, MAX_SUGGESTIONS);
      return `{"words":${JSON.stringify(list)},"correction":${JSON.stringify(correction)},${text.slice(1)}`;
    },
  };
}
