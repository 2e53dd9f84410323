import { brotliCompressSync } from 'node:zlib';
import { searchCalls } from '@shop/shared/contracts';
import { choseongOf, createWordIndex, jamoOf, keysOf } from '@shop/shared/domain';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { writeMissingKeys } from './search-keys';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  await fillSampleCatalogue(shop.db, { goods: 3_000, now: new Date() });
  await writeMissingKeys(shop.db);
}, 120_000);
afterAll(() => shop.close());

const read = (have?: string) => shop.visitor().call(searchCalls.wordIndex, { query: { have } });
const wordsOf = async () => ((await read()).words ?? '').split('\n');

/** Swaps two letters in the middle, as fast typing does. */
const misspelled = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
};

/** 500 Korean queries of five kinds, of words over the whole list. */
function queriesOf(words: readonly string[]): string[] {
  const korean = words.filter((word) => /^[가-힣]{2,}$/.test(word));
  const each = (count: number, from: number, queryOf: (word: string) => string) =>
    Array.from({ length: count }, (_, i) =>
      queryOf(korean[(from + i * 7) % korean.length] ?? '라면'),
    );
  return [
    ...each(200, 0, (word) => word.slice(0, Math.ceil(word.length / 2))),
    // The last syllable is incomplete.
    ...each(100, 1, (word) => {
      const jamo = jamoOf(word.slice(-1));
      return word.slice(0, -1) + (jamo[0] ?? '');
    }),
    ...each(80, 2, (word) => choseongOf(word)),
    ...each(60, 3, (word) => keysOf(word)),
    ...each(60, 4, (word) => (word.length < 3 ? word : misspelled(word))),
  ];
}

it('sends words once, and only the revision to a device that has them', async () => {
  const { revision, words } = await read();
  expect((words ?? '').split('\n')).toContain('라면');
  expect(await read(revision)).toEqual({ revision, words: null });
  expect((await read('other')).words).toBe(words);
});

it('is at most 50 KB on the wire', async () => {
  const { words } = await read();
  expect(brotliCompressSync(words ?? '').length).toBeLessThan(50_000);
});

it('suggests first what the server suggests first, for 95 % of 500 queries', async () => {
  const words = await wordsOf();
  const index = createWordIndex(words);
  const queries = queriesOf(words);
  const visitor = shop.visitor();
  const different: string[] = [];
  for (const q of queries) {
    const { words: served } = await visitor.call(searchCalls.suggest, { query: { q } });
    const [local] = index.suggest(q, 1);
    if (local !== served[0]) different.push(`${q}: ${local} / ${served[0]}`);
  }
  const share = 1 - different.length / queries.length;
  if (process.env.WORD_INDEX_FIGURES) {
    const startMs = performance.now();
    for (const q of queries) index.suggest(q, 8);
    const eachMs = (performance.now() - startMs) / queries.length;
    process.stderr.write(
      `${words.length} words, ${brotliCompressSync(words.join('\n')).length} bytes, ${share} alike, ${eachMs} ms each\n${different.join('\n')}\n`,
    );
  }
  expect(share).toBeGreaterThan(0.95);
}, 120_000);
