import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyPackages, placePackages } from './packages.mjs';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const addPackage = (folder: string, more: object = {}) =>
  write(`${folder}/package.json`, JSON.stringify(more));
const places = (...rooms: string[]) =>
  Object.fromEntries(
    [...placePackages(rooms.map((room) => path.join(root, room)))].map(([place, source]) => [
      place,
      path.relative(fs.realpathSync(root), source),
    ]),
  );

test('puts each package at the top, and another version within the package that needs it', () => {
  addPackage('api', { dependencies: { pg: '8', lru: '2' }, devDependencies: { tsx: '4' } });
  addPackage('api/node_modules/pg', { dependencies: { lru: '1', types: '1' } });
  addPackage('api/node_modules/pg/node_modules/lru');
  addPackage('api/node_modules/lru');
  addPackage('api/node_modules/types');
  addPackage('api/node_modules/tsx');
  expect(places('api')).toEqual({
    '/node_modules/pg': 'api/node_modules/pg',
    '/node_modules/lru': 'api/node_modules/lru',
    '/node_modules/types': 'api/node_modules/types',
    '/node_modules/pg/node_modules/lru': 'api/node_modules/pg/node_modules/lru',
  });
});

test('leaves out packages of other platforms and of this project', () => {
  addPackage('api', {
    dependencies: { '@shop/shared': '*' },
    optionalDependencies: { 'sharp-win32': '1' },
  });
  addPackage('node_modules/@shop/shared');
  expect(places('api')).toEqual({});
});

test('refuses two rooms with different versions of one package', () => {
  for (const room of ['api', 'gateway']) {
    addPackage(room, { dependencies: { zod: '*' } });
    addPackage(`${room}/node_modules/zod`);
  }
  expect(() => places('api', 'gateway')).toThrow('different versions of zod');
});

test('copies code and licence, and no unused files', () => {
  addPackage('api', { dependencies: { pg: '8' } });
  addPackage('api/node_modules/pg');
  for (const file of [
    'index.js',
    'index.d.ts',
    'index.js.map',
    'LICENSE',
    'test/a.js',
    'README.md',
  ])
    write(`api/node_modules/pg/${file}`, '');
  const target = path.join(root, 'packed');
  copyPackages(placePackages([path.join(root, 'api')]), target);
  expect(fs.readdirSync(path.join(target, 'node_modules/pg')).sort()).toEqual([
    'LICENSE',
    'index.js',
    'package.json',
  ]);
});
