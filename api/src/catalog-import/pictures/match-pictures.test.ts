import { matchPictures } from './match-pictures';

const host = 'https://cdn.example.com/files';

it.each<[string, string[], string[], (string | undefined)[]]>([
  ['a file of that name', [`${host}/a.jpg?v=1`], ['a.jpg', 'b.jpg'], ['a.jpg']],
  [
    'the one in that folder',
    [`${host}/p1/main.jpg`, `${host}/p2/main.jpg`],
    ['x/p1/main.jpg', 'x/p2/main.jpg'],
    ['x/p1/main.jpg', 'x/p2/main.jpg'],
  ],
  [
    'none where two files fit',
    [`${host}/p3/main.jpg`],
    ['p1/main.jpg', 'p2/main.jpg'],
    [undefined],
  ],
  [
    'the better address where one file fits two',
    [`${host}/p1/main.jpg`, `${host}/p2/main.jpg`],
    ['p2/main.jpg'],
    [undefined, 'p2/main.jpg'],
  ],
  [
    'none where one file fits two addresses alike',
    [`${host}/p1/main.jpg`, `${host}/p2/main.jpg`],
    ['main.jpg'],
    [undefined, undefined],
  ],
  [
    'one file for two versions of an address',
    [`${host}/a.jpg?v=1`, `${host}/a.jpg?v=2`],
    ['a.jpg'],
    ['a.jpg', 'a.jpg'],
  ],
  ['the spelling of the address', [`${host}/Main.jpg`], ['main.jpg', 'Main.jpg'], ['Main.jpg']],
  [
    'composed, decoded names in any case',
    [`${host}/%ED%81%B0%20%EC%BB%B5.JPG`, `${host}/100%.jpg`],
    ['큰 컵.jpg'.normalize('NFD'), '100%.jpg'],
    ['큰 컵.jpg'.normalize('NFD'), '100%.jpg'],
  ],
])('takes %s', (_, sources, paths, expected) => {
  const matches = matchPictures(sources, paths);
  const found = sources.map((src) => matches.get(src));
  expect(found.map((match) => (match && 'path' in match ? match.path : undefined))).toEqual(
    expected,
  );
});
