import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { checkEnvExample, envExample } from './env-example.mjs';
import { settingsRead } from './settings.mjs';

const root = path.resolve(__dirname, '../..');
const text = fs.readFileSync(path.join(root, '.env.example'), 'utf8');
const named = Object.keys(parseEnv(text.replaceAll(/^#(?=[A-Z])/gm, '')));

/** Whether only tools use a setting. */
const isOfTools = (name: string) =>
  !fs
    .readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    .split('### Tools, builds and tests')[0]
    ?.includes(`\`${name}\``);

test('contains exactly the settings that gateway and api read', () => {
  const read = settingsRead(root);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !read.includes(name))).toEqual([]);
  expect(read.filter((name) => !named.includes(name) && !isOfTools(name))).toEqual([]);
});

test('has all settings as comments, so that an unedited copy changes nothing', () => {
  expect(parseEnv(text)).toEqual({});
});

test('has a value only for a setting whose default is a literal value', () => {
  expect(text).toMatch(/^#PORT=3000$/m);
  expect(text).toMatch(/^#TOSS_URL=https:\/\/api\.tosspayments\.com$/m);
  expect(text).toMatch(/^#SHOP_SECRET=$/m);
});

test('is refused when it differs from the documented settings', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'env-example-'));
  fs.mkdirSync(path.join(folder, 'docs'));
  const page = '### Gateway\n\n| `PORT` | 3000 | port |\n';
  fs.writeFileSync(path.join(folder, 'docs/operations.md'), `\n${page}`);
  fs.writeFileSync(path.join(folder, '.env.example'), envExample(`\n${page}`));
  expect(() => checkEnvExample(folder)).not.toThrow();
  fs.writeFileSync(path.join(folder, 'docs/operations.md'), `\n${page.replace('3000', '3001')}`);
  expect(() => checkEnvExample(folder)).toThrow('write-env-example');
  fs.rmSync(folder, { recursive: true });
});
