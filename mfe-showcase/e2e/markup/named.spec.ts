import { stateWord } from '@shop/shared/markup';
import { namedPages, stateWords, wordsWithoutPage } from './named';
import { allPages } from './pages';
import { expect, test } from './visitor';

const pathOf = (path: string): string => path.split('?', 1)[0] ?? path;
const listed = new Set(allPages.map(({ path }) => pathOf(path)));

for (const [group, paths] of Object.entries(namedPages)) {
  const missing = paths.filter((path) => !listed.has(path));
  const count = `${paths.length} named in the specification, ${paths.length - missing.length} shown`;
  test(`lists every ${group} that the specification names: ${count}`, () => {
    expect(missing).toEqual([]);
  });
}

test('has a page for each state word of the specification but those that are open', () => {
  const shown = new Set(
    allPages.map(({ path }) => stateWord(pathOf(path).replace('/markup/', ''))),
  );
  const missing = stateWords.filter((word) => !shown.has(word));
  console.log(
    `state words: ${stateWords.length} named, ${stateWords.length - missing.length} shown; without a page: ${missing.join(', ')}`,
  );
  expect(missing).toEqual(wordsWithoutPage);
});

test('lists no path twice', () => {
  const paths = allPages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('links to every listed page from the index', async ({ visitors }) => {
  const { page, open } = await visitors(1280);
  await open('/markup');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(allPages.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual([]);
});
