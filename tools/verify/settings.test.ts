import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkSettings, settingsNamed, settingsRead } from './settings.mjs';

const project = path.resolve(__dirname, '../..');
let root: string;

const write = (name: string, text: string) => {
  fs.mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  write('api/src/config.ts', 'const schema = z.object({\n  API_PORT: z.string(),\n});\n');
  write('api/src/config.database.ts', 'const environment = {};\n');
  write('api/src/config.monitoring.ts', 'const environment = {};\n');
  write('api/src/channels/settings.ts', 'const environment = {};\n');
  write('gateway/src/http/config.ts', 'z.object({\n    HOST: z.string(),\n});\n');
  write('releases/src/register/open-store.ts', 'const bucket = {\n  BUCKET: z.string(),\n};\n');
  write('tools/test/machine.mjs', 'const bin = process.env.PG_BIN ?? process.env.PATH;\n');
  write('tools/test/machine.test.ts', 'process.env.ONLY_IN_A_TEST;\n');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

const page = (...names: string[]) => names.map((name) => `| \`${name}\` | 1 | x |`).join('\n');

test('reads the keys of the schemas and what is taken from the environment', () => {
  expect(settingsRead(root)).toEqual(['API_PORT', 'BUCKET', 'HOST', 'PG_BIN']);
});

test('reads the first column of the tables', () => {
  expect(settingsNamed('| Setting | Means |\n| `HOST`, `PORT` | like `OTHER` |\n`TEXT`')).toEqual([
    'HOST',
    'PORT',
  ]);
});

test('accepts a page with every setting', () => {
  expect(() => checkSettings(page('API_PORT', 'BUCKET', 'HOST', 'PG_BIN'), root)).not.toThrow();
});

test('rejects a page that lacks a setting, or names one that nothing reads', () => {
  expect(() => checkSettings(page('API_PORT', 'BUCKET', 'HOST', 'OLD_NAME'), root)).toThrow(
    'PG_BIN is read by the code and missing from docs/operations.md\n' +
      'OLD_NAME is in docs/operations.md and no code reads it',
  );
});

test('accepts the page of this project', () => {
  const text = fs.readFileSync(path.join(project, 'docs/operations.md'), 'utf8');
  expect(() => checkSettings(text, project)).not.toThrow();
});
