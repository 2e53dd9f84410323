import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const rooms = fs
  .readdirSync(root)
  .filter((name) => name === 'shared' || name === 'shell' || name.startsWith('mfe-'));

const sources = rooms.flatMap((room) =>
  fs
    .readdirSync(path.join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({
      name: path.join(room, 'src', file),
      text: fs.readFileSync(path.join(root, room, 'src', file), 'utf8'),
    })),
);
const sheets = sources.filter(({ name }) => name.endsWith('.css'));
const scripts = sources.filter(({ name }) => !name.endsWith('.css'));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

test('uses only defined custom properties in style sheets', () => {
  const known = new Set([
    ...sheets.flatMap(({ text }) => matches(text, /(--[\w-]+)\s*:/g)),
    // Set through the CSSOM, by name.
    ...scripts.flatMap(({ text }) => matches(text, /['"`](--[\w-]+)/g)),
  ]);
  const unknown = sheets.flatMap(({ name, text }) =>
    matches(text, /var\(\s*(--[\w-]+)/g)
      .filter((property) => !known.has(property))
      .map((property) => `${name}: ${property}`),
  );
  expect(unknown).toEqual([]);
});

test('has raw colours in the tokens file only', () => {
  const raw = sheets
    .filter(({ name }) => !name.endsWith('tokens.global.css'))
    .flatMap(({ name, text }) =>
      matches(
        text.replace(/\/\*[\s\S]*?\*\//g, ''),
        /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()/gi,
      ).map((colour) => `${name}: ${colour}`),
    );
  expect(raw).toEqual([]);
});
