import { searchCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import type { Visitor } from '../../../testing/visitor';
import { rankWords } from './search.jobs';
import { writeMissingKeys } from './search-keys';

const rankedRow = z.object({ words: z.array(z.string()) });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  await fillSampleCatalogue(shop.db, { goods: 600, now: new Date() });
  await addGoods(shop.db, { name: '따뜻한 겨울 코트' });
  await writeMissingKeys(shop.db);
  await shop.db.script(`
    delete from keyword_rank;
    insert into keyword_group values ('금지 낱말', 900), ('없는상품말', 1);
    insert into keyword_banned values ('금지낱말')`);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.db.script('delete from search_log; delete from keyword_rank'));

const WORDS = [
  '코트',
  '노트북',
  '원피스',
  '라면',
  '스커트',
  '텀블러',
  '니트',
  '운동화',
  '가방',
  '블라우스',
  '스피커',
];

let last = 0;
/** The next address of documentation ranges and beyond. */
const newAddress = (): string => {
  last += 1;
  return `203.0.${last >> 8}.${last & 255}`;
};
const search = (word: string, address: string, visitor: Visitor = shop.visitor()) =>
  visitor.call(searchCalls.log, { body: { word } }, { headers: { 'x-forwarded-for': address } });
const byVisitors = async (word: string, count: number) => {
  for (let at = 0; at < count; at += 1) await search(word, newAddress());
};
const ranked = async (): Promise<string[]> => {
  await rankWords(shop.db);
  const { words } = await shop.db.one(
    rankedRow,
    sql`select coalesce(array_agg(word order by rank), '{}') as words from keyword_rank`,
  );
  return words;
};

it('ranks words by their visitors, also in a shop that had no ranks', async () => {
  for (const [at, word] of WORDS.entries()) await byVisitors(word, 35 - at);
  expect(await ranked()).toEqual(WORDS.slice(0, 10));
  await until(async () => {
    const { words } = await shop.visitor().call(searchCalls.popular);
    return words.length === 10 && words[0]?.word === WORDS[0] && words[0]?.rank === 1;
  });
});

it('counts one client once, however often and with whatever cookies it calls', async () => {
  const address = newAddress();
  for (const word of WORDS) for (let at = 0; at < 20; at += 1) await search(word, address);
  expect(await ranked()).toEqual([]);
  const prefix = '2001:db8:7:7';
  for (const word of WORDS)
    for (let at = 0; at < 20; at += 1) await search(word, `${prefix}::${at + 1}`);
  expect(await ranked()).toEqual([]);
});

it('counts a member once at any address', async () => {
  const [member] = await addMembers(shop, 1);
  for (const word of WORDS)
    for (let at = 0; at < 20; at += 1) await search(word, newAddress(), member);
  expect(await ranked()).toEqual([]);
});

it('shows no text that is not of the shop, is banned, or leads to no goods', async () => {
  const texts = [
    '아무 말이나 적기',
    '금지 낱말',
    '금지-낱말 코트',
    '도박 코트',
    '없는상품말',
    'https://x.example',
  ];
  for (const text of texts) await byVisitors(text, 40);
  for (const word of WORDS) await byVisitors(word, 21);
  const shown = await ranked();
  expect(shown).toHaveLength(10);
  for (const text of texts) expect(shown).not.toContain(text);
});

it('counts several words of the shop together, and spellings of a word as one', async () => {
  for (const word of WORDS.slice(0, 9)) await byVisitors(word, 21);
  await byVisitors('겨울 코트', 11);
  await byVisitors('★겨울-코트★', 15);
  expect((await ranked())[0]).toBe('겨울 코트');
});

it('shows the time of the last count also when it kept the ranks, for want of searches', async () => {
  for (const [at, word] of WORDS.entries()) await byVisitors(word, 35 - at);
  await ranked();
  await shop.db.script(`
    update keyword_rank set ranked_at = now() - interval '2 hours', prev_rank = rank + 1;
    delete from search_log`);
  const before = Date.now() - 60_000;
  expect(await ranked()).toEqual(WORDS.slice(0, 10));
  await until(async () => {
    const { rankedAt, words } = await shop.visitor().call(searchCalls.popular);
    return Date.parse(rankedAt) > before && words[0]?.change === 1;
  });
});

it('hides a word as soon as it is banned', async () => {
  for (const [at, word] of WORDS.entries()) await byVisitors(word, 35 - at);
  await ranked();
  await shop.db.run(sql`insert into keyword_banned values ('노-트북')`);
  await until(async () => {
    const { words, recommended } = await shop.visitor().call(searchCalls.popular);
    const shown = words.map(({ word }) => word);
    expect(recommended).not.toContain('금지 낱말');
    return shown[0] === '코트' && shown[1] === '원피스' && words[1]?.rank === 2;
  });
  const { search: found } = await shop.visitor().call(searchCalls.goods, { query: { q: 'zxcvq' } });
  expect(found?.tryWords).not.toContain('노트북');
  await shop.db.run(sql`delete from keyword_banned where word = '노-트북'`);
});
