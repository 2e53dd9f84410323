import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFragments } from './fragments.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fragments-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const add = (...files: string[]) => {
  for (const file of files) fs.writeFileSync(path.join(folder, file), '');
};

test('names each file of the folder', () => {
  add('order-state.tsx', 'deposit.ts');
  expect(readFragments(folder)).toEqual({
    deposit: path.join(folder, 'deposit.ts'),
    'order-state': path.join(folder, 'order-state.tsx'),
  });
});

test('finds none where there is no folder', () => {
  expect(readFragments(path.join(folder, 'none'))).toEqual({});
});

test.each(['routes.tsx', 'markup.ts'])('refuses %s, which a remote exposes already', (file) => {
  add(file);
  expect(() => readFragments(folder)).toThrow('exposes');
});

test.each(['Deposit.tsx', 'deposit.test.tsx', 'deposit.module.css'])('refuses %s', (file) => {
  add(file);
  expect(() => readFragments(folder)).toThrow('one file named in lower case');
});

test('refuses two files of one name', () => {
  add('deposit.ts', 'deposit.tsx');
  expect(() => readFragments(folder)).toThrow('twice');
});
