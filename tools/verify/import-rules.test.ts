import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { featureUses } from './feature-uses.cjs';
import { importBreaches } from './import-breaches';

const root = path.resolve(__dirname, '../..');
const configFile = path.join(root, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(__filename)(configFile) as { forbidden: { name: string }[] };

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

let folder: string;
let found: Violation[];

const write = (file: string, text: string): void => {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text, { flag: 'a' });
};

const importOf = (from: string, to: string): string => {
  const relative = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
  return `import '${relative.startsWith('.') ? relative : `./${relative}`}';\n`;
};

function plant(from: string, to: string): void {
  write(from, importOf(from, to));
  write(to, to.endsWith('.css') ? '' : 'export {};\n');
}

/** Runs the check with the real rules over the test files. It exits with a code other than 0. */
const cruise = (): Promise<Violation[]> =>
  new Promise((resolve, reject) => {
    execFile(
      path.join(root, 'node_modules/.bin/depcruise'),
      ['--config', configFile, '--output-type', 'json', ...fs.readdirSync(folder)],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (_, stdout, stderr) => {
        if (!stdout) return reject(new Error(stderr));
        return resolve(JSON.parse(stdout).summary.violations);
      },
    );
  });

const isFound = (name: string, from: string, to?: string): boolean =>
  found.some(
    (violation) =>
      violation.rule.name === name &&
      violation.from === from &&
      (to === undefined || violation.to === to),
  );

const namedPairs = Object.entries(featureUses).flatMap(([user, uses]) =>
  Object.keys(uses).map((used) => {
    const [remote = '', feature = ''] = user.split('/');
    return { remote, feature, used };
  }),
);

const UNRESOLVABLE = 'api/src/lost.ts';
const UNSHIPPED = 'shell/src/frame/unshipped.ts';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
  for (const [, from, to] of importBreaches) plant(from, to);
  plant('api/src/ring/second.ts', 'api/src/ring/first.ts');
  write(UNRESOLVABLE, "import './nowhere';\n");
  write(UNSHIPPED, "import 'only-for-development';\n");
  write('shell/package.json', '{ "devDependencies": { "only-for-development": "1.0.0" } }');
  write('shell/node_modules/only-for-development/package.json', '{ "main": "index.js" }');
  write('shell/node_modules/only-for-development/index.js', '');
  for (const { remote, feature, used } of namedPairs) {
    plant(`${remote}/src/features/${feature}/named.ts`, `${remote}/src/features/${used}/a.ts`);
    plant(`${remote}/src/features/${feature}/other.ts`, `${remote}/src/features/unnamed/a.ts`);
  }
  found = await cruise();
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(importBreaches)('%s: finds %s importing %s', (rule, from, to) => {
  expect(isFound(rule, from, to)).toBe(true);
});

test('finds an unresolvable import and an undeclared package', () => {
  expect(isFound('no-unresolvable', UNRESOLVABLE)).toBe(true);
  expect(isFound('no-dev-packages-shipped', UNSHIPPED)).toBe(true);
});

test('has a violation for every rule', () => {
  const planted = [
    ...importBreaches.map(([rule]) => rule),
    'no-unresolvable',
    'no-dev-packages-shipped',
  ];
  expect(new Set(planted)).toEqual(new Set(forbidden.map(({ name }) => name)));
});

test.each(namedPairs)('allows $remote/$feature to use $used, and no other', (pair) => {
  const { remote, feature, used } = pair;
  const features = `${remote}/src/features`;
  const name = 'features-are-strangers';
  expect(isFound(name, `${features}/${feature}/named.ts`, `${features}/${used}/a.ts`)).toBe(false);
  expect(isFound(name, `${features}/${feature}/other.ts`)).toBe(true);
});

test.each(namedPairs)('finds $used in $remote/$feature', ({ remote, feature, used }) => {
  const source = path.join(root, remote, 'src/features', feature);
  const files = fs.readdirSync(source, { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(source, file), 'utf8'));
  // A file of a folder within the feature climbs further.
  const use = new RegExp(`'(\\.\\./)+${used}/`);
  expect(text.some((code) => use.test(code))).toBe(true);
});
