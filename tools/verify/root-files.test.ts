import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkRootFiles } from './root-files.mjs';

const project = path.resolve(__dirname, '../..');
let root: string;

const write = (name: string) => {
  fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), '');
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'root-files-'));
  git('init', '--quiet');
  for (const name of ['README.md', 'package.json', 'api/src/hero.png', 'mfe-toys/package.json']) {
    write(name);
  }
  git('add', '.');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('accepts listed files, rooms with any contents, and files that are not tracked', () => {
  write('notes.txt');
  expect(() => checkRootFiles(root)).not.toThrow();
});

test('rejects a stray file and a stray folder, each once, and says what to do', () => {
  for (const name of ['hero.png', 'pictures/one.png', 'pictures/two.png']) write(name);
  git('add', '.');
  expect(() => checkRootFiles(root)).toThrow(
    /^hero\.png at the root is in no list\. Remove it .*\npictures\/ at the root is in no list\.[^\n]*$/,
  );
});

test('rejects a file that has the name of a room, and a folder that has the name of a file', () => {
  for (const name of ['gateway', 'knip.json/one.json']) write(name);
  git('add', '.');
  expect(() => checkRootFiles(root)).toThrow(/gateway at the root.*\nknip\.json\/ at the root/);
});

test('accepts the root of this project', () => {
  expect(() => checkRootFiles(project)).not.toThrow();
});
