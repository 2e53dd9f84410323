import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeWhole } from './whole-build.mjs';

let root: string;
let dist: string;
let folder: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-build-'));
  dist = path.join(root, 'dist');
  folder = path.join(root, 'next');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const filesIn = (place: string): string[] =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const make = (no: number) =>
  makeWhole({ dist, folder, stamp: `sources${no}` }, async () => {
    write(`client/main.${no}.js`, `main(${no})`);
    write('server/routes.cjs', `routes(${no})`);
  });

it('replaces a build by the next one, and keeps what was made there for other uses', async () => {
  await make(1);
  fs.mkdirSync(path.join(dist, 'standalone'));
  fs.writeFileSync(path.join(dist, 'standalone/index.html'), 'alone');
  await make(2);
  expect(filesIn(dist)).toEqual(['.built-release', 'index.html', 'main.2.js', 'routes.cjs']);
  const { sources, files } = JSON.parse(fs.readFileSync(path.join(dist, '.built-release'), 'utf8'));
  expect(sources).toBe('sources2');
  expect(Object.keys(files)).toEqual(['client/main.2.js', 'server/routes.cjs']);
  expect(fs.readdirSync(root)).toEqual(['dist']);
});

it('leaves the build before as it was when the next one fails half-way', async () => {
  await make(1);
  const failing = makeWhole({ dist, folder, stamp: 'sources2' }, async () => {
    write('client/main.2.js', 'main(2)');
    throw new Error('The build failed.');
  });
  await expect(failing).rejects.toThrow('The build failed.');
  expect(filesIn(dist)).toEqual(['.built-release', 'main.1.js', 'routes.cjs']);
  await make(3);
  expect(filesIn(dist)).toEqual(['.built-release', 'main.3.js', 'routes.cjs']);
});
